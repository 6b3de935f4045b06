import type { documentsOperations } from '@touchline/contracts/http/documents';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { renderContract } from './render-contract.ts';
import { sampleContract } from './sample.ts';
import { type Wordings, wordingName } from './wordings.ts';

export type WordingOperation = 'listContractWordings' | 'previewContractWording';

/** The words of contracts as staff see them. Refusals: NotFound. */
export const wordingRoutes = ({
  wordings,
}: {
  readonly wordings: Wordings;
}): Pick<Handlers<typeof documentsOperations>, WordingOperation> => ({
  listContractWordings: async ({ now }) => {
    const current = wordings.on(now.toISOString().slice(0, 10));
    return {
      data: wordings.all.map((wording) => {
        const { language, version, from } = wording;
        return { language, version, from, in_use: wording === current };
      }),
    };
  },
  previewContractWording: async ({ params }) => {
    const wording = wordings.find(params);
    if (!wording) throw new Rejected('NotFound');
    const bytes = await renderContract(sampleContract, wording, { sample: true });
    const name = `Sample contract ${wordingName(wording)}.pdf`;
    return { data: null, file: { bytes, content_type: 'application/pdf', name, inline: true } };
  },
});

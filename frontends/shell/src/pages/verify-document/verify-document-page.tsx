import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { type Verdict as Judged, type Known, verdictOn } from '@touchline/contracts/evidence/verdict';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { AuthFrame, DescriptionList, formatInstant, Link, Skeletons } from '@touchline/ui';
import { FileDrop } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { Verdict } from '../../features/verdict/components/verdict.tsx';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

interface Checked {
  readonly name: string;
  readonly verdict: Judged;
  /** Of the file, and of the root certificate that our seals lead to. */
  readonly fingerprint: string;
  readonly root: string;
  readonly at: string;
}

/** Reads the file here; what leaves this machine are fingerprints. */
const check = async (file: File): Promise<Checked> => {
  const asked: { readonly fingerprint: string; readonly known: Known }[] = [];
  const verdict = await verdictOn(new Uint8Array(await file.arrayBuffer()), async (fingerprint) => {
    const { data } = await api.get('/sealed-files/{fingerprint}', { params: { fingerprint }, quiet: true });
    asked.push({ fingerprint, known: data });
    return data;
  });
  const [first] = asked;
  return {
    ...{ name: file.name, verdict, at: new Date().toISOString() },
    ...{ fingerprint: first?.fingerprint ?? '', root: first?.known.root_sha256 ?? '' },
  };
};

const looks = {
  sealed: { icon: 'seal-check-fill', tone: 'yes' },
  continued: { icon: 'x-circle', tone: 'no' },
  changed: { icon: 'x-circle', tone: 'no' },
  damaged: { icon: 'x-circle', tone: 'no' },
  revoked: { icon: 'x-circle', tone: 'no' },
  unrecorded: { icon: 'warning', tone: 'pending' },
  foreign: { icon: 'question', tone: 'quiet' },
  unknown: { icon: 'question', tone: 'quiet' },
} as const satisfies Readonly<Record<Judged['kind'], object>>;

const sentenceOf = (verdict: Judged): string => {
  switch (verdict.kind) {
    case 'sealed':
      return text(verdict.fact.kind === 'document' ? 'isDocument' : 'isCertificate');
    case 'continued':
      return text('continuedText', { when: formatInstant(verdict.fact.at) });
    default:
      return text(`${verdict.kind}Text`);
  }
};

const factsOf = ({ fact, time, unrevoked }: Extract<Judged, { readonly kind: 'sealed' }>) => [
  { term: text('sealedAt'), value: formatInstant(fact.at) },
  ...(time
    ? [{ term: text('timeConfirmed'), value: text('timeBy', { by: time.by, when: formatInstant(time.at) }) }]
    : []),
  ...(unrevoked ? [{ term: text('certificates'), value: text('unrevoked') }] : []),
  { term: text('signedBy'), value: text('signers', { count: fact.signers }) },
];

const Answer = ({ checked }: { readonly checked: Checked }): ReactNode => {
  const { verdict, name, fingerprint, root, at } = checked;
  return (
    <div className="grid gap-4">
      <Verdict {...looks[verdict.kind]}>{text(verdict.kind)}</Verdict>
      <p>{sentenceOf(verdict)}</p>
      {verdict.kind === 'unrecorded' ? (
        <p>
          <SupportLine>{text('write', { email: '{email}' })}</SupportLine>
        </p>
      ) : null}
      <DescriptionList
        ruled
        facts={[
          { term: text('file'), value: name },
          ...(verdict.kind === 'sealed' ? factsOf(verdict) : []),
          { term: text('fingerprint'), value: fingerprint },
          { term: text('root'), value: root },
        ]}
      />
      <p className="tl-tiny text-ink-3">{text('checkedOn', { when: formatInstant(at) })}</p>
    </div>
  );
};

/** /verify-document: for everybody, outside all guards. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { data, error, isPending, mutate, variables } = useMutation({ mutationFn: check });
  return (
    <AuthFrame
      long
      title={text('title')}
      lead={text('lead')}
      claim={text('claim')}
      promise={text('promise')}
      foot={<EntryFoot />}
    >
      <div className="grid gap-7">
        <FileDrop
          label={text('fileLabel')}
          help={text('fileHelp')}
          accept={acceptOf('sealed')}
          maxSize={fileLimits.sealed.maxBytes}
          disabled={isPending}
          onFiles={([file]) => file && mutate(file)}
        />
        <div aria-live="polite" aria-busy={isPending}>
          {isPending ? (
            <Skeletons lines={5} />
          ) : error ? (
            <ReadFailed query={{ error, refetch: () => variables && mutate(variables) }} />
          ) : data ? (
            <Answer checked={data} />
          ) : null}
        </div>
        <Link href="/">{text('home')}</Link>
      </div>
    </AuthFrame>
  );
};

/**
 * The script of the page in an archive. `npm run evidence-page` puts it, after the code that it imports, into one page that needs
 * no other file.
 */
import { filesOfZip } from '@touchline/contracts/evidence/archive';
import type { Bytes } from '@touchline/contracts/evidence/bytes';
import { type EvidenceTrail, type Judgement, judgeEvidence, spoken } from '@touchline/contracts/evidence/evidence';

const answer = document.getElementById('answer');
const input = document.getElementById('files') as HTMLInputElement | null;
const drop = document.getElementById('drop');

/** Texts are set as texts: what a stranger's archive says is never read as markup. */
const made = (tag: string, text: string, className = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
};

const within = (parent: HTMLElement, ...children: readonly HTMLElement[]): HTMLElement => {
  parent.append(...children);
  return parent;
};

const signersList = ({ signers, not_needed = [] }: EvidenceTrail): HTMLElement =>
  within(
    document.createElement('dl'),
    ...signers.map(({ order, number = String(order), name, address, signed_as, signed_at }) =>
      within(
        document.createElement('div'),
        made('dt', `${number}. ${name}`),
        made('dd', `${signed_as}. ${address}. Signed ${spoken(signed_at)}.`),
      ),
    ),
    ...not_needed.map(({ number, name, asked_as }) =>
      within(
        document.createElement('div'),
        made('dt', `${number}. ${name}`),
        made('dd', `${asked_as}. Asked as well, and not needed: enough others have signed.`),
      ),
    ),
  );

const show = ({ holds, findings, trail, root, time }: Judgement): void => {
  const bad = findings.filter((finding) => !finding.holds).length;
  const list = within(
    document.createElement('ul'),
    ...findings.map((finding) =>
      within(
        made('li', '', finding.holds ? 'yes' : 'no'),
        made('b', finding.holds ? '✓ Holds' : '✗ Broken'),
        made('span', finding.says),
      ),
    ),
  );
  answer?.replaceChildren(
    made('h2', holds ? 'Everything holds' : 'This evidence does not hold', holds ? 'yes' : 'no'),
    made('p', holds ? (trail?.document.title ?? '') : `${bad} of ${findings.length} checks failed.`),
    list,
    ...(trail && holds ? [made('h3', 'Who signed'), signersList(trail)] : []),
    ...(root
      ? [
          made('h3', 'Who stands behind the seal'),
          made(
            'p',
            'The seal leads to the root certificate with this SHA-256. Compare it with the one on Touchline’s page “Was this PDF sealed here?”.',
          ),
          made('code', root),
        ]
      : []),
    ...(time
      ? [
          made('h3', 'Who confirms the time'),
          made(
            'p',
            `${time.by}, ${spoken(time.at)}. This leads to the root certificate with the SHA-256 below. Compare it with the one that ${time.by} publishes.`,
          ),
          made('code', time.root),
        ]
      : []),
  );
};

const bytesOf = async (file: File): Promise<Bytes> => new Uint8Array(await file.arrayBuffer());

const take = async (given: readonly File[]): Promise<void> => {
  if (given.length === 0) return;
  answer?.replaceChildren(made('p', 'Checking …'));
  try {
    const files = new Map<string, Bytes>();
    for (const file of given)
      if (file.name.toLowerCase().endsWith('.zip'))
        for (const [name, bytes] of await filesOfZip(await bytesOf(file))) files.set(name, bytes);
      else files.set(file.name, await bytesOf(file));
    show(await judgeEvidence(files));
  } catch {
    answer?.replaceChildren(
      made('h2', 'This could not be read', 'no'),
      made('p', 'It is no archive of evidence, or it was damaged on its way.'),
    );
  }
};

document.getElementById('choose')?.addEventListener('click', () => input?.click());
input?.addEventListener('change', () => void take([...(input.files ?? [])]));
for (const type of ['dragover', 'dragleave', 'drop'] as const)
  document.addEventListener(type, (event) => {
    event.preventDefault();
    drop?.classList.toggle('over', type === 'dragover');
    if (type === 'drop') void take([...(event.dataTransfer?.files ?? [])]);
  });

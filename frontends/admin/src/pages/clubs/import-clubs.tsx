import { useQueryClient } from '@tanstack/react-query';
import { useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { isApiFailure, refusalSentence } from '@touchline/app-core/client/failure.ts';
import { readText } from '@touchline/app-core/files/read-text.ts';
import { importBounds } from '@touchline/contracts/http/profile';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { Button, countryName, Dialog, EmptyState, Notice, Problem, Status, Table, toast } from '@touchline/ui';
import { FileDrop, Progress } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { type ClubImport, importClubs } from './clubs-api.ts';
import { text } from './text.ts';

interface Chosen {
  readonly file_name: string;
  readonly content: string;
}

const outcomes = {
  added: ['yes', 'outcomeAdded'],
  changed: ['pending', 'outcomeChanged'],
  unchanged: ['closed', 'outcomeUnchanged'],
} as const;

const fieldTexts: Readonly<Record<string, () => string>> = {
  name: () => text('name'),
  short_name: () => text('short'),
  city: () => text('city'),
  founded: () => text('founded'),
  website: () => text('website'),
  other_names: () => text('otherNames'),
};
const fieldText = (field: string): string => fieldTexts[field]?.() ?? field;

/** What would happen, line by line: what is new or changes first, then what is left out. */
const Lines = ({ report }: { readonly report: ClubImport }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className="grid max-h-[45vh] gap-4 overflow-y-auto" aria-label={text('outcome')} tabIndex={0}>
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('line')}</th>
          <th scope="col">{text('name')}</th>
          <th scope="col">{text('country')}</th>
          <th scope="col">{text('outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {report.clubs.map((club) => {
          const [meaning, word] = outcomes[club.outcome];
          return (
            <tr key={club.line}>
              <td className="tl-num">{club.line}</td>
              <td className="wrap-anywhere">{club.name}</td>
              <td>{countryName(club.country)}</td>
              <td>
                <Status meaning={meaning}>{text(word)}</Status>
                {club.fields.length > 0 ? (
                  <span className="tl-tiny block text-ink-2">
                    {text('importFieldsChanged', { fields: club.fields.map(fieldText).join(', ') })}
                  </span>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
    {report.skipped.length > 0 ? (
      <details>
        <summary className="tl-small">{text('importSkipped', { count: report.skipped.length })}</summary>
        <ul className="tl-small grid gap-1 pt-2">
          {report.skipped.map(({ line, why, text: content }) => (
            <li key={line} className="wrap-anywhere text-ink-2">
              <span className="tl-num">{line}</span> {why}
              {content ? `: ${content}` : ''}
            </li>
          ))}
        </ul>
      </details>
    ) : null}
  </section>
);

const counted = (report: ClubImport, outcome: ClubImport['clubs'][number]['outcome']): number =>
  report.clubs.filter((club) => club.outcome === outcome).length;

/** Clubs from a file: first what each line would do, then, in portions, the writing. What stops half way goes on from there. */
export const ImportClubs = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const client = useQueryClient();
  const fresh = useFreshPassword();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [report, setReport] = useState<ClubImport | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const wanted = report?.clubs.filter(({ outcome }) => outcome !== 'unchanged') ?? [];

  const look = async (file: Chosen): Promise<void> => {
    try {
      const { data } = await fresh(() => importClubs({ ...file, lines: null }));
      setReport(data);
    } catch (reason) {
      setChosen(null);
      setWrong(refusalSentence(reason));
    }
  };
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setWrong(null);
    const read = { file_name: file.name, content: await readText(file) };
    setChosen(read);
    await look(read);
  };
  const run = async (): Promise<void> => {
    if (!chosen) return;
    setWrong(null);
    try {
      for (let from = 0; from < wanted.length; from += importBounds.lines) {
        setDone(from);
        const lines = wanted.slice(from, from + importBounds.lines).map(({ line }) => line);
        await fresh(() => importClubs({ ...chosen, lines }));
      }
      toast({ kind: 'success', title: text('importedToast', { count: wanted.length }) });
      onClose();
    } catch (reason) {
      setWrong(`${isApiFailure(reason) ? reason.message : ''} ${text('importStopped')}`.trim());
      await look(chosen);
    } finally {
      setDone(null);
      for (const key of ['clubs', 'club', 'overview']) void client.invalidateQueries({ queryKey: [key] });
    }
  };
  const busy = done !== null;
  return (
    <Dialog
      open
      width="47.5rem"
      busy={busy}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('importTitle')}
      description={text('importText')}
      footer={
        report ? (
          <>
            <Button
              disabled={busy}
              onClick={() => {
                setReport(null);
                setChosen(null);
              }}
            >
              {text('importOther')}
            </Button>
            {wanted.length > 0 ? (
              <Button variant="primary" busy={busy} onClick={() => void run()}>
                {text('importRun', { count: wanted.length })}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        <Problem>{wrong}</Problem>
        {report ? (
          <>
            <Notice>
              {text('importSum', {
                added: counted(report, 'added'),
                changed: counted(report, 'changed'),
                unchanged: counted(report, 'unchanged'),
              })}
            </Notice>
            {busy ? (
              <div className="grid gap-1">
                <Progress label={text('importTitle')} value={done / Math.max(1, wanted.length)} />
                <span className="tl-small" role="status">
                  {text('importProgress', { done, total: wanted.length })}
                </span>
              </div>
            ) : null}
            {report.clubs.length > 0 ? <Lines report={report} /> : <EmptyState title={text('importNothing')} />}
          </>
        ) : (
          <FileDrop
            label={text('importFile')}
            help={text('importHelp')}
            accept={acceptOf('clubList')}
            maxSize={fileLimits.clubList.maxBytes}
            disabled={chosen !== null}
            onFiles={(files) => void choose(files)}
          />
        )}
      </div>
    </Dialog>
  );
};

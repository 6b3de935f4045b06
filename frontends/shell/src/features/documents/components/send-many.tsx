import { hrefOf } from '@touchline/app-core/client/client.ts';
import { refusalSentence } from '@touchline/app-core/client/failure.ts';
import { readText } from '@touchline/app-core/files/read-text.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { Button, FieldError, Icon, Notice, Section } from '@touchline/ui';
import { FileDrop } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { linesFile, type ReadLine, type Template, useBeginSending, useCheckLines } from '../api/templates-api.ts';
import { text } from '../templates-text.ts';
import { copyRoles } from './template-facts.tsx';

interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly csv: string;
}

/** A line as it was read: who signs and who gets a copy, or what is wrong. */
const LineRow = ({ line: { line, signers, problems } }: { readonly line: ReadLine }): ReactNode => (
  <li className="template-line" {...(problems.length > 0 ? { 'data-wrong': '' } : {})}>
    <span className="tl-small tl-ink-3 tl-num">{text('line', { line })}</span>
    <span className="grid gap-0.5">
      {signers.map(({ role, name, email, gets_copy }) => (
        <span key={role} className="tl-small">
          <span className="tl-ink-3">{gets_copy ? text('copyRole', { role }) : role}</span> <b>{name || '–'}</b> {email}
        </span>
      ))}
      {problems.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
    </span>
  </li>
);

/** A file of lines, read aloud before it is sent: each line a document of its own. */
export const SendMany = ({ template }: { readonly template: Template }): ReactNode => {
  const navigate = useNavigate();
  const check = useCheckLines(template.id);
  const begin = useBeginSending(template.id);
  const [file, setFile] = useState<Chosen | null>(null);
  const lines = check.data?.data;
  const wrong = (lines ?? []).filter(({ problems }) => problems.length > 0).length;
  const take = async (chosen: File): Promise<void> => {
    const csv = await readText(chosen);
    setFile({ name: chosen.name, size: chosen.size, csv });
    begin.reset();
    check.mutate(csv);
  };
  const failure = check.error ?? begin.error;
  return (
    <Section title={text('manyTitle')}>
      <div className="grid gap-4 pt-3">
        <p className="tl-small tl-ink-2">
          {text('manyText')} {copyRoles(template).length > 0 ? text('manyCopies') : null}
        </p>
        <p>
          <a className="tl-link template-file" href={hrefOf(linesFile(template.id))} download>
            <Icon name="download-simple" /> {text('emptyFile')}
          </a>
        </p>
        <FileDrop
          label={text('file')}
          help={text('fileHelp')}
          accept={acceptOf('lines')}
          maxSize={fileLimits.lines.maxBytes}
          uploads={file ? [{ id: 'lines', name: file.name, size: file.size, loaded: 0, state: 'chosen' }] : []}
          error={failure ? refusalSentence(failure) : undefined}
          onFiles={([chosen]) => {
            if (chosen) void take(chosen);
          }}
          onCancel={() => {
            setFile(null);
            check.reset();
            begin.reset();
          }}
        />
        {file && lines ? (
          <>
            <Notice tone={wrong > 0 ? 'no' : 'yes'}>
              {wrong > 0 ? text('linesWrong', { count: wrong }) : text('linesGood', { count: lines.length })}
            </Notice>
            <ul className="template-lines" aria-label={text('fileRead')}>
              {lines.map((line) => (
                <LineRow key={line.line} line={line} />
              ))}
            </ul>
            {wrong === 0 ? (
              <div>
                <Button
                  variant="primary"
                  icon="paper-plane-tilt"
                  busy={begin.isPending}
                  onClick={() =>
                    begin.mutate(file.csv, {
                      onSuccess: ({ data }) => void navigate(`/documents/sendings/${data.id}`),
                    })
                  }
                >
                  {text('sendAll', { count: lines.length })}
                </Button>
              </div>
            ) : null}
          </>
        ) : null}
      </div>
    </Section>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { templateOperations } from '@touchline/contracts/http/documents/templates';
import { Avatar, Button, IconButton, Problem, Section, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { knownSignersQuery } from '../api/own-documents-api.ts';
import { type Template, useTemplate } from '../api/templates-api.ts';
import { text } from '../templates-text.ts';
import { signingRoles } from './template-facts.tsx';

interface Somebody {
  readonly profile_id: string;
  readonly name: string;
}
type Typed = { people: { email: string; name: string }[] };

/** Nothing typed is nothing said. */
const named = (name: string): { name?: string } => (name.trim() === '' ? {} : { name });

/** The words for somebody who signs, and for somebody who gets a copy. */
const asked = {
  sign: { who: 'roleOf', nameHelp: 'nameHelp', optional: false },
  copy: { who: 'copyOf', nameHelp: 'copyNameHelp', optional: true },
} as const;

/** Somebody in each role that signs, and in those that get a copy where somebody does; then a draft of one’s own. */
export const UseOnce = ({ template }: { readonly template: Template }): ReactNode => {
  const navigate = useNavigate();
  const use = useTemplate(template.id);
  const known = useQuery(knownSignersQuery());
  const [chosen, setChosen] = useState<Readonly<Record<string, Somebody>>>({});
  const others = template.roles.filter(({ is_author }) => !is_author);
  const needsOthers = signingRoles(template).some(({ is_author }) => !is_author);
  const entry = useContractForm({
    schema: templateOperations.useTemplate.body,
    initial: { people: others.map(() => ({ email: '', name: '' })) },
    values: ({ people }: Typed) => ({
      signers: others.map(({ id: role, gets_copy }, at) => {
        const somebody = chosen[role];
        if (somebody) return { role, profile_id: somebody.profile_id };
        const { email = '', name = '' } = people[at] ?? {};
        if (gets_copy && email === '' && name.trim() === '') return { role };
        return { role, email, ...named(name) };
      }),
    }),
  });
  const { form, error, refusal, busy, submit, verdict, settle } = entry;
  const taken = Object.values(chosen).map(({ profile_id }) => profile_id);
  const left = (known.data?.data ?? []).filter(({ profile_id, is_you }) => !is_you && !taken.includes(profile_id));
  const choose = (role: string, at: number, somebody: Somebody | null): void => {
    setChosen(({ [role]: _, ...rest }) => (somebody ? { ...rest, [role]: somebody } : rest));
    settle(`signers.${at}.email`, `signers.${at}.name`);
  };
  const first = others.length > 0 ? 'signers.0.email' : 'root.server';
  const go = submit(
    async (body) => {
      const { data } = await use.mutateAsync(body);
      await navigate(`/documents/${data.id}`);
    },
    { UserNotFound: first, SignerNotEligible: first, TooManyRequests: first },
  );
  return (
    <Section title={text('use')}>
      <Form verdict={verdict} onSubmit={go} className="grid gap-5 pt-3">
        <p className="tl-small tl-ink-2">{text(needsOthers ? 'useText' : 'useAlone')}</p>
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
        {others.map(({ id, name, gets_copy }, at) => {
          const somebody = chosen[id];
          const { who, nameHelp, optional } = asked[gets_copy ? 'copy' : 'sign'];
          return (
            <fieldset key={id} className="grid gap-3">
              <legend className="tl-subhead pb-2">{text(who, { role: name })}</legend>
              {somebody ? (
                <span className="template-somebody">
                  <Avatar name={somebody.name} size={32} />
                  <span className="tl-name min-w-0 flex-1">{somebody.name}</span>
                  <IconButton
                    icon="x"
                    label={text('takeOut', { name: somebody.name })}
                    onClick={() => choose(id, at, null)}
                  />
                </span>
              ) : (
                <>
                  {left.length > 0 ? (
                    <ul className="flex flex-wrap gap-2" aria-label={text('knownPeople')}>
                      {left.map((one) => (
                        <li key={one.profile_id}>
                          <Button size="sm" icon="plus" onClick={() => choose(id, at, one)}>
                            {one.name}
                          </Button>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                  <TextField
                    label={text('email')}
                    help={text('emailHelp')}
                    optional={optional}
                    type="email"
                    autoComplete="off"
                    error={error(`signers.${at}.email`)}
                    {...form.register(`people.${at}.email`, { onChange: () => settle(`signers.${at}.email`) })}
                  />
                  <TextField
                    label={text('name')}
                    help={text(nameHelp)}
                    optional
                    autoComplete="off"
                    maxLength={80}
                    error={error(`signers.${at}.name`)}
                    {...form.register(`people.${at}.name`, { onChange: () => settle(`signers.${at}.name`) })}
                  />
                </>
              )}
            </fieldset>
          );
        })}
        <div>
          <Button type="submit" variant="primary" icon="file-plus" busy={busy}>
            {text('draftIt')}
          </Button>
        </div>
      </Form>
    </Section>
  );
};

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FreshPassword, useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { Button, formatDay, Notice, Problem, Section, Skeletons, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { isApiFailure } from '../client/failure.ts';
import { ReadFailed } from '../page/read-failed.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { FactorRow } from './factor-row.tsx';
import { AddPasskeyButton, PasskeyRows } from './passkeys.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import {
  beginSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  type Setup,
  secondFactorKey,
  secondFactorQuery,
  switchOffSecondFactor,
} from './second-factor-query.ts';
import { sessionsKey } from './sessions-section.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { text } from './text.ts';

type Asked = 'codes' | 'off';

const Factors = ({ factor }: { readonly factor: SecondFactor }): ReactNode => {
  const client = useQueryClient();
  const fresh = useFreshPassword();
  const { refresh, config } = useSession();
  const { is_admin } = useIdentity();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const changed = async (): Promise<void> => {
    await Promise.all([
      refresh(),
      client.invalidateQueries({ queryKey: secondFactorKey }),
      client.invalidateQueries({ queryKey: sessionsKey }),
    ]);
  };
  const begin = useMutation({
    mutationFn: () => fresh(beginSecondFactor),
    onSuccess: ({ data }) => setSetup(data),
  });
  const left = factor.recovery_codes_left;
  return (
    <div className="grid gap-5 pt-3">
      {factor.app ? (
        <>
          <ul>
            <PasskeyRows passkeys={factor.passkeys} onChanged={changed} />
            <FactorRow
              icon="device-mobile"
              name={text('factorApp')}
              state={text('factorSince', { day: formatDay(factor.app.since) })}
            >
              <Button size="sm" onClick={() => setAsked('off')}>
                {text('switchOff')}
              </Button>
            </FactorRow>
            <FactorRow
              icon="list-numbers"
              name={text('factorCodes')}
              state={left === 0 ? text('factorCodesNone') : text('factorCodesLeft', { count: left })}
            >
              <Button size="sm" onClick={() => setAsked('codes')}>
                {text('newCodes')}
              </Button>
            </FactorRow>
          </ul>
          <AddPasskeyButton onAdded={changed} />
        </>
      ) : (
        <>
          {factor.required ? (
            <Notice tone="pending" icon="shield-warning">
              {text('secondFactorRequired')}
            </Notice>
          ) : null}
          <p className="tl-small tl-ink-2">
            {text('secondFactorText')}
            {is_admin && !factor.required && config.demo ? ` ${text('secondFactorDemo')}` : null}
          </p>
          <div>
            <Button
              variant={factor.required ? 'primary' : 'secondary'}
              icon="shield-check"
              busy={begin.isPending}
              onClick={() => begin.mutate()}
            >
              {text('setUp')}
            </Button>
          </div>
          <Problem>{isApiFailure(begin.error) ? begin.error.message : null}</Problem>
        </>
      )}
      {setup ? <SetUpDialog setup={setup} onSwitchedOn={setCodes} onClose={() => setSetup(null)} /> : null}
      {codes ? (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            // Only now: the page around may lead elsewhere once it is on.
            void changed();
          }}
        />
      ) : null}
      {asked === 'codes' ? (
        <CodeDialog
          id="new-recovery-codes"
          title={text('newCodesTitle')}
          description={text('newCodesText')}
          save={text('newCodesConfirm')}
          onSend={async (body) => setCodes((await renewRecoveryCodes(body)).data.recovery_codes)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'off' ? (
        <CodeDialog
          id="second-factor-off"
          title={text('switchOffTitle')}
          description={factor.required ? `${text('switchOffText')} ${text('switchOffStaff')}` : text('switchOffText')}
          save={text('switchOff')}
          onSend={async (body) => {
            await switchOffSecondFactor(body);
            await changed();
            toast({ kind: 'success', title: text('switchedOff') });
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
};

/** What is asked for after the password: switched on, looked after and switched off. */
export const SecondFactorSection = (): ReactNode => {
  const factor = useQuery(secondFactorQuery());
  return (
    <Section title={text('secondFactor')}>
      {factor.data ? (
        <FreshPassword>
          <Factors factor={factor.data} />
        </FreshPassword>
      ) : factor.isError ? (
        <ReadFailed query={factor} />
      ) : (
        <div className="py-4">
          <Skeletons lines={2} />
        </div>
      )}
    </Section>
  );
};

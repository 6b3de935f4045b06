import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { CloseButton, countryName, countryOptions, Flags } from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import { type ReactNode, useMemo } from 'react';
import { type OwnPlayer, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';

const MAX = 3;

/** Names the commands that add and take away, for whoever has to wait for them. */
export const nationalitiesKey = ['own-profile', 'nationalities'] as const;

/** Added and taken away one by one; the server says where it ends, and the sentence stands at the field. */
export const Nationalities = ({
  player,
  missing,
}: {
  readonly player: OwnPlayer;
  /** A sentence where there has to be one and is none. */
  readonly missing?: string | undefined;
}): ReactNode => {
  const keep = useKeepOwnProfile();
  const options = useMemo(countryOptions, []);
  const change = useMutation({
    mutationKey: nationalitiesKey,
    mutationFn: ({ country, add }: { readonly country: string; readonly add: boolean }) =>
      (add
        ? api.post('/profile/nationalities', { body: { country } })
        : api.delete('/profile/nationalities/{country}', { params: { country } })
      ).then(keep),
  });
  const { nationalities } = player;
  const wrong = isApiFailure(change.error) ? change.error.message : nationalities.length === 0 ? missing : undefined;
  return (
    <section>
      <div className="flex items-baseline justify-between border-line-strong border-b pb-2">
        <h2 className="tl-subhead">{text('nationalities')}</h2>
        <b className="tl-small tl-num">{text('nationalitiesCount', { count: nationalities.length, max: MAX })}</b>
      </div>
      <ul>
        {nationalities.map((country, index) => (
          <li key={country} className="flex min-h-12 items-center gap-3 border-line border-b">
            <Flags countries={[country]} flag={false} />
            <span className="min-w-0 flex-1">{countryName(country)}</span>
            {index === 0 ? <span className="tl-tiny tl-ink-3">{text('nationalityFirst')}</span> : null}
            <CloseButton
              label={text('remove', { name: countryName(country) })}
              disabled={change.isPending}
              onClick={() => change.mutate({ country, add: false })}
            />
          </li>
        ))}
      </ul>
      <div className="pt-2">
        <Combobox
          id="nationalities"
          label={text('addNationality')}
          hideLabel
          placeholder={nationalities.length ? text('addNationalityMore') : text('addNationalityFirst')}
          options={options}
          value={null}
          onChange={(country) => {
            if (country) change.mutate({ country, add: true });
          }}
          error={wrong}
        />
      </div>
    </section>
  );
};

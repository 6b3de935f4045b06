import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Avatar, Badge, Brand, ButtonLink, ColourModeToggle, Crest, Icon, Link, Tier } from '@touchline/ui';
import type { ReactNode } from 'react';
import { kinds } from '../../../kinds/kinds.ts';
import { text as shell } from '../../../text.ts';
import { Prices } from './prices.tsx';
import { text } from './text.ts';

const rioAve = { id: 'clb_rioave', name: 'Rio Ave FC', short_name: 'RIO' };
const sparta = { id: 'clb_sparta', name: 'Sparta Rotterdam', short_name: 'SPA' };

const Stop = ({
  title,
  when,
  children,
}: {
  readonly title: string;
  readonly when: string;
  readonly children: ReactNode;
}): ReactNode => (
  <li className="landing-stop">
    <p className="landing-stop-head">
      <b className="tl-shirt">{title}</b>
      <span className="tl-num tl-small">{when}</span>
    </p>
    <div className="landing-fragment">{children}</div>
  </li>
);

const found = [
  { name: 'Davi Adeyinka', club: rioAve, age: 22, tier: 'B+' },
  { name: 'Yanis Kouassi', club: { id: 'clb_one', name: 'Cercle' }, age: 19, tier: 'B+' },
  { name: 'Oskar Wendelboe', club: { id: 'clb_two', name: 'Randers' }, age: 21, tier: 'B' },
  { name: 'Elyas Haddioui', club: { id: 'clb_three', name: 'Angers' }, age: 20, tier: 'B' },
];

const Terms = (): ReactNode => (
  <table className="landing-terms">
    <tbody>
      {[
        [text('salary'), '€6,000', '€5,400'],
        [text('signing'), '€90,000', '€75,000'],
        [text('housing'), '€1,200', '€1,000'],
      ].map(([name, before, now]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="tl-num">
            <s>{before}</s>
          </td>
          <td className="tl-num">
            <b>{now}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Signer = ({
  name,
  as,
  when,
}: {
  readonly name: string;
  readonly as: string;
  readonly when: string;
}): ReactNode => (
  <li>
    <Avatar name={name} size={28} />
    <span className="grow">
      <span className="tl-name">{name}</span>
      <small className="tl-ink-3">{as}</small>
    </span>
    <span className="landing-signed tl-num">
      <Icon name="check-bold" /> {when}
    </span>
  </li>
);

/** `/` for guests: one transfer along one chalk line; five true fragments of the product. */
export const Landing = (): ReactNode => {
  usePageTitle(text('headline'));
  return (
    <div className="landing">
      <header className="landing-top">
        <Brand plain />
        <nav aria-label={text('main')} className="flex items-center gap-3">
          <ColourModeToggle />
          <ButtonLink variant="ghost" href="/login">
            {text('signIn')}
          </ButtonLink>
          <span className="max-sm:hidden">
            <ButtonLink variant="primary" href="/register">
              {text('create')}
            </ButtonLink>
          </span>
        </nav>
      </header>
      <main id="content">
        <section className="landing-hero">
          <h1 className="tl-shirt">{text('headline')}</h1>
          <div className="grid gap-5">
            <p>{text('promise')}</p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink variant="primary" size="lg" href="/register">
                {text('create')}
              </ButtonLink>
              <ButtonLink size="lg" href="/login">
                {text('signIn')}
              </ButtonLink>
            </div>
          </div>
        </section>
        <section className="landing-pitch tl-grass" aria-label={text('steps')}>
          <ol className="landing-stops">
            <Stop title={text('verified')} when={text('verifiedWhen')}>
              <div className="landing-pad">
                <div className="flex items-center gap-3">
                  <Avatar name="Davi Adeyinka" size={40} />
                  <span className="grid">
                    <span className="tl-name">Davi Adeyinka</span>
                    <small className="tl-ink-3">Rio Ave FC</small>
                  </span>
                </div>
                <p className="tl-small">{text('verifiedText')}</p>
                <ul className="landing-checked">
                  {[text('passport'), text('profile'), text('club')].map((checked) => (
                    <li key={checked}>
                      {checked}
                      <Icon name="check-bold" />
                    </li>
                  ))}
                </ul>
                <Badge meaning="yes">{text('today')}</Badge>
              </div>
            </Stop>
            <Stop title={text('found')} when={text('foundWhen')}>
              <p className="landing-list-head">
                <b>{text('foundList')}</b>
                <span className="tl-ink-3">{text('foundFilter')}</span>
              </p>
              {found.map((player, i) => (
                <div key={player.name} className="landing-row" data-on={i === 0 || undefined}>
                  <Crest club={player.club} size={22} decorative />
                  <span className="tl-name grow">{player.name}</span>
                  <span className="tl-num">{player.age}</span>
                  <Tier tier={player.tier} />
                </div>
              ))}
            </Stop>
            <Stop title={text('offer')} when={text('offerWhen')}>
              <div className="landing-pad">
                <div className="flex items-center justify-between">
                  <b className="tl-small">{text('round')}</b>
                  <Badge meaning="mine">{text('yourTurn')}</Badge>
                </div>
                <Terms />
                <p className="flex items-baseline justify-between">
                  <span className="tl-tiny tl-ink-2">{text('perSeason')}</span>
                  <b className="tl-shirt tl-num landing-total">€330,300</b>
                </p>
              </div>
            </Stop>
            <Stop title={text('signed')} when={text('signedWhen')}>
              <div className="landing-pad">
                <ol className="landing-signers">
                  <Signer name="Davi Adeyinka" as={kinds.player.name} when="24 Nov" />
                  <Signer name="Saskia Verhulst" as="Sparta Rotterdam" when="27 Nov" />
                </ol>
                <p className="landing-sealed">
                  <Icon name="seal-check" /> {text('sealed')}
                </p>
              </div>
            </Stop>
            <Stop title={text('joins')} when={text('joinsWhen')}>
              <div className="landing-pad">
                <div className="flex items-center gap-3">
                  <Crest club={sparta} size={40} />
                  <span className="tl-name">Sparta Rotterdam</span>
                </div>
                <table className="landing-terms">
                  <tbody>
                    {[
                      [text('from'), '1 Jul 2027'],
                      [text('until'), '30 Jun 2030'],
                      [text('role'), text('firstTeam')],
                    ].map(([name, value]) => (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        <td className="tl-num">
                          <b>{value}</b>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                <p className="tl-small">{text('joinsText')}</p>
              </div>
            </Stop>
          </ol>
          <p className="landing-caption">{text('caption')}</p>
        </section>
        <section className="landing-for">
          <div>
            <h2 className="tl-heading">{text('players')}</h2>
            <p>{text('playersText')}</p>
          </div>
          <div>
            <h2 className="tl-heading">{text('clubs')}</h2>
            <p>{text('clubsText')}</p>
          </div>
          <div>
            <h2 className="tl-heading">{text('onRecord')}</h2>
            <p>{text('onRecordText')}</p>
          </div>
        </section>
        <Prices />
      </main>
      <footer className="landing-foot">
        <span>{shell('year', { year: new Date().getFullYear() })}</span>
        <span className="flex flex-wrap justify-end gap-x-5 gap-y-1">
          <Link quiet href="/terms-and-conditions">
            {shell('terms')}
          </Link>
          <Link quiet href="/privacy">
            {shell('privacy')}
          </Link>
          <Link quiet href="/verify-document">
            {shell('verifyDocument')}
          </Link>
        </span>
      </footer>
    </div>
  );
};

import {
  AccountMenu,
  AppFrame,
  AuthFrame,
  Avatar,
  Bell,
  Button,
  ConfirmDialog,
  Crest,
  DescriptionList,
  Drawer,
  FaultPage,
  Identity,
  Link,
  Menu,
  Page,
  PageHeader,
  Popover,
  ProfileSwitcher,
  SidePanel,
  TextField,
  Tooltip,
  toast,
} from '@touchline/ui';
import { CommandPalette } from '@touchline/ui/palette';
import { type ReactNode, useState } from 'react';
import { GallerySection } from './gallery-section.tsx';
import { clubs, sparta } from './samples.ts';

const antwerp = clubs[8] ?? sparta;

const TrialFacts = (): ReactNode => (
  <>
    <Identity mark={<Crest club={antwerp} size={40} />} name={antwerp.name} detail="4 to 8 January 2027" />
    <DescriptionList
      facts={[
        { term: 'Place', value: 'Bosuil training ground' },
        { term: 'Costs', value: 'paid by the club' },
        { term: 'Asked', value: '18 Nov, 16:20' },
      ]}
    />
  </>
);

export const LayerSection = (): ReactNode => {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  return (
    <GallerySection
      title="Layers"
      note="A dialog decides, a drawer shows; both within 200 ms. Toasts bottom right, an error without a bar"
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button onClick={() => setDrawer(true)}>Drawer</Button>
        <Button onClick={() => setPalette(true)}>Palette</Button>
        <Menu
          trigger={<Button iconEnd="caret-down">Menu</Button>}
          entries={[
            { heading: 'Davi Adeyinka' },
            { label: 'Open page', icon: 'arrow-square-out', end: <kbd>O</kbd> },
            { label: 'On the shortlist', checked: true },
            'rule',
            { label: 'Withdraw offer', icon: 'trash', danger: true },
            { label: 'Not possible', disabled: true },
          ]}
        />
        <Popover label="Save this search" trigger={<Button>Popover</Button>}>
          <TextField label="Name of the search" defaultValue="Left side, under 23" />
        </Popover>
        <Tooltip content="Put on the shortlist" shortcut="S">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button
          onClick={() =>
            toast({ kind: 'success', title: 'Request sent', description: 'Davi Adeyinka answers; we tell you.' })
          }
        >
          Success
        </Button>
        <Button
          onClick={() =>
            toast({ kind: 'info', title: 'Round 3 was read', description: 'Beatriz Falcão opened it at 11:42.' })
          }
        >
          Information
        </Button>
        <Button
          onClick={() =>
            toast({
              kind: 'error',
              title: 'This round is out of date',
              description: 'Round 4 arrived while you were reading.',
            })
          }
        >
          Failure
        </Button>
      </div>
      <div className="mt-6 max-w-105 overflow-hidden rounded-lg border border-line">
        <SidePanel
          title="Trial request"
          onClose={() => undefined}
          footer={
            <>
              <Button variant="decline">Decline</Button>
              <Button variant="primary">Accept trial</Button>
            </>
          }
        >
          <TrialFacts />
        </SidePanel>
      </div>
      <ConfirmDialog
        open={dialog}
        onOpenChange={setDialog}
        title="Withdraw the offer to Davi Adeyinka?"
        confirmLabel="Withdraw offer"
        destructive
        onConfirm={() => setDialog(false)}
      >
        Round 3 leaves the table and Davi is told. A new offer is possible at once; its rounds start again at 1.
      </ConfirmDialog>
      <Drawer
        open={drawer}
        onOpenChange={setDrawer}
        title="Trial request"
        footer={<Button variant="primary">Accept trial</Button>}
      >
        <TrialFacts />
      </Drawer>
      <CommandPalette
        open={palette}
        onOpenChange={setPalette}
        groups={[
          {
            heading: 'Pages',
            items: [
              { id: 'home', label: 'Home', icon: 'house', onSelect: () => undefined },
              { id: 'scouting', label: 'Scouting', icon: 'binoculars', hint: '48 players', onSelect: () => undefined },
            ],
          },
          {
            heading: 'Players',
            items: [
              { id: 'davi', label: 'Davi Adeyinka', icon: 'user', hint: 'Rio Ave FC', onSelect: () => undefined },
            ],
          },
        ]}
      />
    </GallerySection>
  );
};

const me = {
  id: 'prf_1',
  name: 'Saskia Verhulst',
  detail: 'Sparta Rotterdam',
  mark: <Crest club={sparta} size={30} decorative />,
};

/** The frames at full size, each on an address of its own: /gallery?frame=app and so on. */
export const FrameSample = ({ frame }: { readonly frame: string }): ReactNode => {
  if (frame === 'auth')
    return (
      <AuthFrame
        title="Sign in"
        lead={<Link href="/register">Create an account</Link>}
        claim="Your next answer waits inside."
        promise="Offers, trials and contracts stay where you left them, on every device."
        foot="Touchline 2026"
      >
        <TextField label="E-mail" type="email" defaultValue="saskia.verhulst@example.org" />
        <Button variant="primary" size="lg" block>
          Sign in
        </Button>
      </AuthFrame>
    );
  return (
    <AppFrame
      path="/club-representative/offers"
      layout={frame === 'rail' ? 'rail' : 'side'}
      nav={[
        { href: '/', label: 'Home', icon: 'house', exact: true },
        { href: '/club-representative/scout-players', label: 'Scouting', icon: 'binoculars' },
        { href: '/club-representative/club-interest', label: 'Interest', icon: 'handshake', count: 2 },
        { href: '/club-representative/offers', label: 'Offers', icon: 'arrows-left-right', count: 1 },
        { href: '/documents', label: 'Documents', icon: 'file-text', count: 1 },
      ]}
      footNav={[{ href: '/profile/user', label: 'Settings', icon: 'gear-six' }]}
      switcher={
        <ProfileSwitcher
          current={me}
          profiles={[me, { id: 'prf_2', name: 'Saskia Verhulst', detail: 'Coach' }]}
          onSwitch={() => undefined}
        />
      }
      onSearch={() => undefined}
      tools={
        <>
          <Bell
            unread={4}
            answers={1}
            allHref="/inbox"
            onReadAll={() => undefined}
            entries={[
              {
                id: '1',
                href: '/',
                title: 'Noah Aebersold countered your offer',
                detail: 'Round 2 is on the table.',
                at: new Date(Date.now() - 7_200_000).toISOString(),
                read: false,
                mine: true,
                mark: <Avatar name="Noah Aebersold" size={28} />,
                until: new Date(Date.now() + 90_000_000).toISOString(),
              },
              {
                id: '2',
                href: '/',
                title: 'Elyas Haddioui is verified',
                at: new Date(Date.now() - 90_000_000).toISOString(),
                read: true,
                mark: <Avatar name="Elyas Haddioui" size={28} />,
              },
            ]}
          />
          <AccountMenu name="Saskia Verhulst" entries={[{ label: 'Sign out', icon: 'sign-out' }]} />
        </>
      }
    >
      {frame === 'fault' ? (
        <FaultPage status={404} message="Page Not Found: /x" onHome={() => undefined} />
      ) : (
        <Page>
          <PageHeader
            back={{ href: '/club-representative/offers', label: 'Offers' }}
            mark={<Crest club={sparta} size={56} />}
            title="Good morning, Saskia"
            lead="Thursday 19 November. Four people wait for you; the first until tomorrow evening."
            actions={
              <>
                <Button icon="plus">New opportunity</Button>
                <Button icon="binoculars">Scout players</Button>
              </>
            }
          />
          <TrialFacts />
        </Page>
      )}
    </AppFrame>
  );
};

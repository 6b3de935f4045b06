import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Anchor } from '../actions/link.tsx';
import { Count } from '../status/status.tsx';

export type Tab = { readonly id: string; readonly label: string; readonly count?: number; readonly content: ReactNode };
export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
};

const Label = ({
  label,
  count,
  mine = false,
}: {
  readonly label: string;
  readonly count?: number | undefined;
  readonly mine?: boolean | undefined;
}): ReactNode => (
  <>
    {label}
    {count === undefined ? null : <Count n={count} quiet={!mine} />}
  </>
);

/** Several views of one thing. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps): ReactNode => (
  <Primitive.Root value={value} onValueChange={onChange}>
    <Primitive.List className="tl-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Primitive.Trigger key={tab.id} value={tab.id}>
          <Label label={tab.label} count={tab.count} />
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map((tab) => (
      <Primitive.Content key={tab.id} value={tab.id} className="tl-tab-panel">
        {tab.content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
);

export type LinkTab = {
  readonly href: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** The count is of what waits for my answer. */
  readonly mine?: boolean;
  readonly current: boolean;
};

/** The same look for views that have a URL of their own. */
export const LinkTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }): ReactNode => (
  <nav className="tl-tabs" aria-label={label}>
    {tabs.map((tab) => (
      <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
        <Label label={tab.label} count={tab.count} mine={tab.mine} />
      </Anchor>
    ))}
  </nav>
);

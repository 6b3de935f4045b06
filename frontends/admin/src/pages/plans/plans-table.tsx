import type { PlanPrice } from '@touchline/contracts/http/billing';
import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import { Button, formatMoney, Icon, IconButton, Menu, type MenuEntry, Status } from '@touchline/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { typeText } from '../../kinds/kinds.ts';
import type { PlanAct } from './plan-acts.tsx';
import { type AudienceGroup, beforeAfterDrop, beforeAfterStep } from './plan-order.ts';
import type { PlanRow } from './plans-api.ts';
import { text } from './text.ts';

export interface PlanActs {
  readonly onEdit: (plan: PlanRow) => void;
  readonly onAct: (act: PlanAct, plan: PlanRow) => void;
  readonly onRestore: (plan: PlanRow) => void;
  /** `place`: where it will stand in the list, from 1. */
  readonly onMove: (plan: PlanRow, before: string | null, place: number, count: number) => void;
}

const priceText = ({ prices, is_free }: PlanRow, interval: PlanPrice['interval']): string => {
  if (is_free) return interval === 'month' ? text('free') : text('notSold');
  const amounts = prices.filter((price) => price.interval === interval).map((price) => formatMoney(price));
  return amounts.length > 0 ? amounts.join(', ') : text('notSold');
};

const limitText = ({ audience, trial_request_limit }: PlanRow): string => {
  if (!limitsTrialRequests(audience)) return text('notSold');
  return trial_request_limit === null ? text('noLimit') : text('perMonthCount', { count: trial_request_limit });
};

interface Moving {
  readonly dragged: PlanRow | null;
  readonly drag: (plan: PlanRow | null) => void;
  /** Moves one place up or down in its list. */
  readonly step: (plan: PlanRow, by: -1 | 1) => void;
  readonly drop: (onto: PlanRow) => void;
}

const Row = ({
  plan,
  moving,
  acts,
}: {
  readonly plan: PlanRow;
  /** Undefined: it has no place among those on sale. */
  readonly moving?: Moving;
  readonly acts: PlanActs;
}): ReactNode => {
  const archived = plan.status === 'archived';
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving?.step(plan, event.key === 'ArrowUp' ? -1 : 1);
  };
  const entries: readonly MenuEntry[] = [
    ...(moving
      ? [
          { label: text('moveUp'), icon: 'arrow-up', onSelect: () => moving.step(plan, -1) },
          { label: text('moveDown'), icon: 'arrow-down', onSelect: () => moving.step(plan, 1) },
        ]
      : []),
    archived
      ? { label: text('restore'), icon: 'arrow-counter-clockwise', onSelect: () => acts.onRestore(plan) }
      : { label: text('archive'), icon: 'archive', onSelect: () => acts.onAct('archive', plan) },
    ...(plan.in_use
      ? []
      : [{ label: text('delete'), icon: 'trash', danger: true, onSelect: () => acts.onAct('delete', plan) }]),
  ];
  return (
    <tr
      data-plan={plan.id}
      {...(moving
        ? {
            draggable: true,
            onDragStart: () => moving.drag(plan),
            onDragEnd: () => moving.drag(null),
            onDrop: () => moving.drop(plan),
            ...(moving.dragged ? { onDragOver: (event) => event.preventDefault() } : {}),
          }
        : {})}
      className={archived ? 'text-ink-3' : ''}
    >
      <td className="w-11 max-md:hidden">
        {moving ? (
          <IconButton
            size="sm"
            icon="dots-six-vertical"
            label={text('move', { name: plan.name })}
            className="cursor-grab"
            onKeyDown={(event) => onKey(event)}
          />
        ) : null}
      </td>
      <th scope="row" className="text-left">
        <span className="tl-name tl-block wrap-anywhere">{plan.name}</span>
        <span className="tl-tiny tl-num tl-block text-ink-2 md:hidden">
          {plan.is_free ? text('free') : plan.prices.map((price) => formatMoney(price)).join(', ')}
        </span>
      </th>
      <td data-align="end" className="max-md:hidden">
        {priceText(plan, 'month')}
      </td>
      <td data-align="end" className="max-md:hidden">
        {priceText(plan, 'year')}
      </td>
      <td data-align="end" className="max-md:hidden">
        {limitText(plan)}
      </td>
      <td data-align="end" className="max-sm:hidden">
        {plan.members}
      </td>
      <td>
        {archived ? (
          <Status meaning="closed" icon="archive">
            {text('archived')}
          </Status>
        ) : (
          <Status meaning="yes">{text('onSale')}</Status>
        )}
      </td>
      <td data-align="end">
        <span className="flex items-center justify-end gap-1">
          <Button
            variant="ghost"
            size="sm"
            aria-label={text('editTitle', { name: plan.name })}
            onClick={() => acts.onEdit(plan)}
          >
            {text('edit')}
          </Button>
          <Menu
            label={text('more', { name: plan.name })}
            trigger={<IconButton size="sm" icon="dots-three" label={text('more', { name: plan.name })} />}
            entries={entries}
          />
        </span>
      </td>
    </tr>
  );
};

const headers = [
  ['perMonth', true],
  ['perYear', true],
  ['trialRequests', true],
  ['members', true],
  ['state', false],
] as const;
const hiddenOn: Readonly<Partial<Record<(typeof headers)[number][0], string>>> = {
  perMonth: 'max-md:hidden',
  perYear: 'max-md:hidden',
  trialRequests: 'max-md:hidden',
  members: 'max-sm:hidden',
};

const Group = ({
  group,
  showArchived,
  acts,
}: {
  readonly group: AudienceGroup<PlanRow>;
  readonly showArchived: boolean;
  readonly acts: PlanActs;
}): ReactNode => {
  const [dragged, setDragged] = useState<PlanRow | null>(null);
  const { active, archived, audience } = group;
  const move = (plan: PlanRow, before: string | null | undefined): void => {
    if (before === undefined) return;
    const rest = active.filter(({ id }) => id !== plan.id);
    const at = rest.findIndex(({ id }) => id === before);
    acts.onMove(plan, before, (at < 0 ? rest.length : at) + 1, active.length);
  };
  const moving: Moving = {
    dragged,
    drag: setDragged,
    step: (plan, by) => move(plan, beforeAfterStep(active, plan.id, by)),
    drop: (onto) => {
      if (dragged) move(dragged, beforeAfterDrop(active, dragged.id, onto.id));
      setDragged(null);
    },
  };
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={8} className="h-11 pt-4 text-left align-bottom">
          <span className="tl-subhead">{typeText(audience)}</span>
        </th>
      </tr>
      {active.length === 0 ? (
        <tr>
          <td colSpan={8}>
            <span className="tl-small flex items-center gap-2 text-ink-2">
              <Icon name="warning" size={16} />
              {text('noneFor')}
            </span>
          </td>
        </tr>
      ) : null}
      {active.map((plan) => (
        <Row key={plan.id} plan={plan} moving={moving} acts={acts} />
      ))}
      {showArchived ? archived.map((plan) => <Row key={plan.id} plan={plan} acts={acts} />) : null}
    </tbody>
  );
};

/** The plans by audience, in the order in which they are offered; the archived ones last. */
export const PlansTable = ({
  groups,
  showArchived,
  acts,
}: {
  readonly groups: readonly AudienceGroup<PlanRow>[];
  readonly showArchived: boolean;
  readonly acts: PlanActs;
}): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <section className="tl-table-wrap" aria-label={text('title')} tabIndex={0}>
    <table className="tl-table tl-table-flush w-full">
      <thead>
        <tr>
          <td className="max-md:hidden" />
          <th scope="col" className="text-left">
            {text('plan')}
          </th>
          {headers.map(([name, isEnd]) => (
            <th
              key={name}
              scope="col"
              {...(isEnd ? { 'data-align': 'end' } : {})}
              className={hiddenOn[name] ?? 'text-left'}
            >
              {text(name)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.audience} group={group} showArchived={showArchived} acts={acts} />
      ))}
    </table>
  </section>
);

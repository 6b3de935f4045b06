import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { FitLine } from '@touchline/negotiation/opportunities/fit.tsx';
import type { Applicant } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { Avatar, Badge, formatDay, Status } from '@touchline/ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import {
  byStage,
  type Column,
  daysSince,
  moveTo,
  neighbour,
  nextColumn,
  oldAfter,
  type Stage,
  stages,
} from './stages.ts';
import { text } from './text.ts';

const where = ({ stage, offer, trial, interest }: Applicant): ReactNode => {
  if (interest.your_turn || offer?.your_turn) return <Badge meaning="mine">{text('yourTurn')}</Badge>;
  if (stage === 'offered' && offer)
    return offer.is_signing ? (
      <Status meaning="yes">{text('offerSigning')}</Status>
    ) : (
      <Status meaning="pending">{text('theirTurn', { name: interest.player.name.split(' ')[0] ?? '' })}</Status>
    );
  if (stage === 'trial' && trial)
    return (
      <span className="tl-num tl-small text-ink-2">
        {text('trialDays', { from: formatDay(trial.starts_on), until: formatDay(trial.ends_on) })}
      </span>
    );
  return null;
};

const Card = ({
  applicant,
  onOpen,
  onDrag,
  onKey,
}: {
  readonly applicant: Applicant;
  readonly onOpen: () => void;
  readonly onDrag: (dragged: Applicant | null) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}): ReactNode => {
  const { interest, positions, age, club_team, since, offer } = applicant;
  const days = daysSince(since);
  const { player } = interest;
  return (
    <li>
      <button
        type="button"
        data-card={interest.id}
        draggable={nextColumn(applicant) !== null}
        onDragStart={() => onDrag(applicant)}
        onDragEnd={() => onDrag(null)}
        onClick={onOpen}
        onKeyDown={onKey}
        className={`relative grid w-full gap-2 rounded-sm border border-line bg-raised p-3 text-left hover:border-line-strong ${interest.your_turn || offer?.your_turn ? 'pl-4 before:absolute before:inset-y-2 before:left-1 before:w-[3px] before:rounded-full before:bg-accent' : ''} ${nextColumn(applicant) ? 'cursor-grab' : ''}`}
      >
        <span className="flex items-start gap-2.5">
          <Avatar name={player.name} size={32} club={club_team ? crestOf(club_team) : undefined} />
          <span className="min-w-0">
            <span className="tl-name tl-block leading-5 break-words">{player.name}</span>
            <span className="tl-tiny tl-num tl-block text-ink-2">
              {[positions[0], age].filter(Boolean).join(' ')}, {club_team?.club_name ?? text('withoutClub')}
            </span>
          </span>
        </span>
        <FitLine fit={applicant.fit} />
        {interest.message ? (
          <span className="tl-small line-clamp-2 border-line-strong border-l-2 pl-2 text-ink-2 break-words">
            “{interest.message}”
          </span>
        ) : null}
        {offer && !offer.is_signing ? (
          <span className="tl-small tl-num text-ink-2">{text('offer', { round: offer.round })}</span>
        ) : null}
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className={`tl-tiny tl-num ${days >= oldAfter ? 'font-semibold text-pending' : 'text-ink-3'}`}>
            {days === 0 ? text('today') : text('days', { count: days })}
          </span>
          {where(applicant)}
        </span>
      </button>
    </li>
  );
};

const isArrow = (key: string): key is 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' =>
  ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key);

const dropText = (to: Column, name: string): string => {
  switch (to) {
    case 'over':
      return text('movedOver', { name });
    case 'trial':
      return text('movedTrial', { name });
    case 'offered':
      return text('movedOffer', { name });
    default:
      return text('moved', { name });
  }
};

/**
 * A column per stage. A card is opened by click or Enter; it is moved by dragging it, or by Shift with an arrow, to the right a step on and to the left to
 * decline: each move is an act of the club, which opens. What isn't the club's moves by itself.
 */
export const Pipeline = ({
  applicants,
  label,
  onOpen,
  onMove,
}: {
  readonly applicants: readonly Applicant[];
  readonly label: string;
  readonly onOpen: (applicant: Applicant) => void;
  readonly onMove: (applicant: Applicant, to: Column) => void;
}): ReactNode => {
  const [dragged, setDragged] = useState<Applicant | null>(null);
  const box = useRef<HTMLElement>(null);
  const columns = byStage(applicants);
  const over = columns.get('over') ?? [];
  const onKey =
    (applicant: Applicant) =>
    (event: KeyboardEvent): void => {
      if (!isArrow(event.key)) return;
      event.preventDefault();
      if (event.shiftKey) {
        const to = event.key === 'ArrowRight' ? nextColumn(applicant) : event.key === 'ArrowLeft' ? 'over' : null;
        if (to && moveTo(applicant, to)) onMove(applicant, to);
        return;
      }
      const next = neighbour(applicants, applicant.interest.id, event.key);
      if (next) box.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus();
    };
  const dropping = (to: Column) =>
    dragged && moveTo(dragged, to)
      ? {
          onDragOver: (event: { preventDefault: () => void }) => event.preventDefault(),
          onDrop: () => {
            onMove(dragged, to);
            setDragged(null);
          },
        }
      : {};
  const place = (to: Column): ReactNode =>
    dragged && moveTo(dragged, to) ? (
      <p className="tl-small rounded-sm border border-primary border-dashed bg-primary-tint p-3 text-center text-ink-2">
        {dropText(to, dragged.interest.player.name)}
      </p>
    ) : null;
  const cards = (stage: Stage): ReactNode =>
    (columns.get(stage) ?? []).map((applicant) => (
      <Card
        key={applicant.interest.id}
        applicant={applicant}
        onOpen={() => onOpen(applicant)}
        onDrag={setDragged}
        onKey={onKey(applicant)}
      />
    ));
  return (
    <section ref={box} aria-label={label} className="grid gap-6">
      <div className="grid gap-x-0 gap-y-6 md:grid-cols-5">
        {stages.map((stage) => (
          <section
            key={stage}
            aria-labelledby={`stage-${stage}`}
            className="grid content-start gap-2.5 border-line md:border-l md:px-3 md:first:border-l-0 md:first:pl-0"
            {...dropping(stage)}
          >
            <div>
              <h2 className="tl-subhead" id={`stage-${stage}`}>
                {text(`stage_${stage}`)} <span className="tl-num text-ink-3">{columns.get(stage)?.length ?? 0}</span>
              </h2>
              <p className="tl-tiny text-ink-2 md:min-h-8">{text(`stageNote_${stage}`)}</p>
            </div>
            <ul className="grid gap-2.5">{cards(stage)}</ul>
            {place(stage) ??
              (columns.get(stage)?.length ? null : <p className="tl-small text-ink-3">{text('none')}</p>)}
          </section>
        ))}
      </div>
      {over.length > 0 || (dragged && moveTo(dragged, 'over')) ? (
        <section aria-labelledby="stage-over" className="grid gap-2.5 border-line border-t pt-4" {...dropping('over')}>
          <div>
            <h2 className="tl-subhead" id="stage-over">
              {text('over')} <span className="tl-num text-ink-3">{over.length}</span>
            </h2>
            <p className="tl-tiny text-ink-2">{text('overNote')}</p>
          </div>
          {place('over')}
          <ul className="grid gap-2.5 md:grid-cols-5">{cards('over')}</ul>
        </section>
      ) : null}
      <p className="tl-tiny flex flex-wrap gap-x-5 gap-y-1 border-line border-t pt-3 text-ink-2 max-md:hidden">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> {text('choose')}
        </span>
        <span>
          <kbd>⇧</kbd> <kbd>→</kbd> {text('move')}
        </span>
        <span>
          <kbd>⇧</kbd> <kbd>←</kbd> {text('decline')}
        </span>
        <span>
          <kbd>Enter</kbd> {text('open')}
        </span>
      </p>
    </section>
  );
};

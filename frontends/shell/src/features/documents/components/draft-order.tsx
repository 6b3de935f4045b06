import type { SigningPlace } from '@touchline/contracts/policies/signing-places';
import { Avatar, Icon, IconButton, Menu, type MenuEntry } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { useDraftAct } from '../api/own-documents-api.ts';
import { fieldTone } from '../field-looks.ts';
import { movedBefore, movedBy, movedByKey, movedInto, neededAt, orderOf, together } from '../order.ts';
import { type RoleText, text } from '../text.ts';
import { groupName } from './place-steps.tsx';

type Signer = TouchlineDocument['signers'][number];
type Places = readonly SigningPlace[];

/** What stands over a place of several, and how many of them are needed. */
const PlaceHead = ({
  place,
  at,
  onNeeded,
}: {
  readonly place: SigningPlace;
  readonly at: number;
  readonly onNeeded: (needed: number) => void;
}): ReactNode => {
  const { needed, signers } = place;
  const total = signers.length;
  const options = Array.from({ length: total }, (_, index) => index + 1).map((count) => ({
    value: String(count),
    label: count === total ? text('neededAll') : text('neededOf', { needed: count, total }),
  }));
  return (
    <div className="draft-group-head">
      <span className="tl-small tl-strong">{groupName({ needed, of: total })}</span>
      <Segments
        label={text('neededAt', { place: at + 1 })}
        hideLabel
        small
        value={String(needed)}
        options={options}
        onChange={(count) => onNeeded(Number(count))}
      />
    </div>
  );
};

/**
 * The order of an own draft: places, each with one person or several. Moved by dragging, by the menu of a row, or by Alt and an
 * arrow key on it: up and down, right to sign together with whoever is before, left to take apart.
 */
export const DraftOrder = ({
  document,
  roleOf,
}: {
  readonly document: TouchlineDocument;
  readonly roleOf: RoleText;
}): ReactNode => {
  const act = useDraftAct(document.id);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly said: string } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const places = orderOf(document);
  const by = new Map(document.signers.map((signer) => [signer.profile_id, signer]));
  // The row goes to its new place, and the focus with it: at an end the other button is left.
  useEffect(() => {
    if (moved)
      list.current
        ?.querySelector<HTMLButtonElement>(`[data-signer="${moved.id}"] button:not(:disabled)`)
        ?.focus({ preventScroll: true });
  }, [moved]);
  const put = (next: Places, { profile_id, name }: Pick<Signer, 'profile_id' | 'name'>): void => {
    if (act.isPending || next === places) return;
    const at = next.findIndex(({ signers }) => signers.includes(profile_id));
    const beside = (next[at]?.signers ?? []).filter((one) => one !== profile_id).map((one) => by.get(one)?.name ?? '');
    const said = {
      ...{ name, place: at + 1, total: next.length },
      others: beside.join(', '),
    };
    act.mutate(
      { kind: 'order', places: next },
      {
        onSuccess: () => setMoved({ id: profile_id, said: text(beside.length > 0 ? 'movedBeside' : 'movedTo', said) }),
      },
    );
  };
  const onKey = (signer: Signer) => (event: KeyboardEvent) => {
    if (!event.altKey) return;
    const next = movedByKey(places, signer.profile_id, event.key);
    if (!next) return;
    event.preventDefault();
    put(next, signer);
  };
  const fieldsOf = (id: string): number => document.fields.filter(({ signer }) => signer === id).length;
  const signersBeside = (id: string): number =>
    (places.find(({ signers }) => signers.includes(id))?.signers.length ?? 1) - 1;
  /** Where something that is dragged may be let go. */
  const dropping = (next: (id: string) => Places) =>
    dragged
      ? {
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            event.stopPropagation();
            const signer = by.get(dragged);
            setDragged(null);
            if (signer) put(next(dragged), signer);
          },
        }
      : {};
  const row = (signer: Signer, at: number): ReactNode => {
    const { profile_id: id, name } = signer;
    const beside = signersBeside(id) > 0;
    const entries: readonly MenuEntry[] = [
      ...(at > 0
        ? [{ label: text('together'), icon: 'users', onSelect: () => put(together(places, id), signer) }]
        : []),
      ...(beside ? [{ label: text('apart'), icon: 'user', onSelect: () => put(movedBy(places, id, 1), signer) }] : []),
      {
        ...{ label: text('takeOut'), icon: 'x', danger: true },
        onSelect: () => act.mutate({ kind: 'remove', profile_id: id }),
      },
    ];
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its buttons
      <div
        key={id}
        className="draft-signer"
        data-signer={id}
        draggable
        onDragStart={() => setDragged(id)}
        onDragEnd={() => setDragged(null)}
        onKeyDown={onKey(signer)}
      >
        <span className="draft-grip" aria-hidden="true">
          <Icon name="dots-six-vertical" />
        </span>
        <Avatar name={name} size={32} />
        <span className="draft-who">
          <span className="tl-name tl-block">{signer.is_you ? text('byYou') : name}</span>
          <span className="tl-tiny tl-ink-3">{signer.guest_email ?? roleOf(signer.role)}</span>
        </span>
        {fieldsOf(id) > 0 ? (
          <span
            className="field-count tl-num"
            data-tone={fieldTone(
              document.signers.map(({ profile_id }) => profile_id),
              id,
            )}
          >
            {text('fieldsOfSigner', { count: fieldsOf(id) })}
          </span>
        ) : null}
        <span className="draft-tools">
          <IconButton
            icon="arrow-up"
            label={text('moveUp', { name })}
            disabled={at === 0 && !beside}
            onClick={() => put(movedBy(places, id, -1), signer)}
          />
          <IconButton
            icon="arrow-down"
            label={text('moveDown', { name })}
            disabled={at === places.length - 1 && !beside}
            onClick={() => put(movedBy(places, id, 1), signer)}
          />
          <Menu
            label={text('moreOf', { name })}
            trigger={<IconButton icon="dots-three" label={text('moreOf', { name })} disabled={act.isPending} />}
            entries={entries}
          />
        </span>
      </div>
    );
  };
  return (
    <>
      <ol className="draft-order" ref={list} data-dragging={dragged ? '' : undefined} aria-label={text('signers')}>
        {places.map((place, at) => (
          <li key={place.signers.join(' ')} className="draft-place" {...dropping((id) => movedInto(places, id, at))}>
            <div className="draft-gap" {...dropping((id) => movedBefore(places, id, at))} />
            <span className="tl-shirt draft-number" aria-hidden="true">
              {at + 1}
            </span>
            <div className={place.signers.length > 1 ? 'draft-group' : 'min-w-0'}>
              {place.signers.length > 1 ? (
                <PlaceHead
                  place={place}
                  at={at}
                  onNeeded={(needed) => act.mutate({ kind: 'order', places: neededAt(places, at, needed) })}
                />
              ) : null}
              {place.signers.map((id) => {
                const signer = by.get(id);
                return signer ? row(signer, at) : null;
              })}
            </div>
            {at === places.length - 1 ? (
              <div className="draft-gap is-last" {...dropping((id) => movedBefore(places, id, places.length))} />
            ) : null}
          </li>
        ))}
      </ol>
      <p role="status" className="tl-sr">
        {moved?.said ?? ''}
      </p>
    </>
  );
};

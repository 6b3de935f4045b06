import { TypedFastBitSet } from 'typedfastbitset';
import { eachOf, grown, keepWithin, type Numbers } from './arrays.ts';
import { createOrder, firstWhere, type Order } from './order.ts';
import type {
  Change,
  CountAnswer,
  CountQuestion,
  Group,
  Key,
  Limit,
  PageAnswer,
  PageQuestion,
  Place,
  Range,
  Row,
  Schema,
} from './schema.ts';
import { createTagColumn } from './tags.ts';
import { createTexts } from './words.ts';

/** Rows as columns and bitmaps, in the memory of one thread. */
export interface Table {
  readonly size: () => number;
  /** What came last about a row counts. Answers how many rows left or got another text: nothing of before is in the next dump. */
  readonly apply: (changes: readonly Change[]) => number;
  readonly page: (question: PageQuestion) => PageAnswer;
  readonly count: (question: CountQuestion) => CountAnswer;
  /** All of it, to be restored in a table of the same schema. */
  readonly dump: () => Dump;
  readonly restore: (dump: Dump) => void;
}

export interface Dump {
  /** Data for JSON. */
  readonly head: { readonly slots: number; readonly words: Readonly<Record<string, readonly string[]>> };
  readonly parts: Readonly<Record<string, Numbers>>;
}

/** An id's bytes, zeros behind it. */
const idBytes = 32;
/** Of fewer rows all are sorted; of more the order is walked until the page is full. */
const sortedBelow = 2_000;
const textColumn = 'text';

const isWithin = ({ from, to }: Range, value: number): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to);

const toBytes = (id: string): Uint8Array => {
  const bytes = Buffer.alloc(idBytes);
  if (bytes.write(id) < Buffer.byteLength(id)) throw new RangeError(`The id ${id} is longer than ${idBytes} bytes.`);
  return bytes;
};

export const createTable = (schema: Schema): Table => {
  let slots = 0;
  let free: number[] = [];
  let ids = new Uint8Array(0);
  let alive = new TypedFastBitSet();
  const tags = new Map(schema.tags.map((name) => [name, createTagColumn()]));
  const numbers = new Map<string, Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(
    Object.entries(schema.numbers).map(([name, kind]) => [
      name,
      kind === 'whole' ? new Int32Array(0) : new Float64Array(0),
    ]),
  );
  /** By column: the ranges that were counted last, each as a bitmap. */
  const ranged = new Map<string, { readonly ranges: readonly Range[]; readonly sets: readonly TypedFastBitSet[] }>();
  const texts = createTexts();

  const numberAt = (column: string, slot: number): number => numbers.get(column)?.[slot] ?? 0;
  const idAt = (slot: number): string => {
    const from = slot * idBytes;
    const end = ids.indexOf(0, from);
    return Buffer.from(ids.subarray(from, end < 0 || end > from + idBytes ? from + idBytes : end)).toString();
  };
  const compareId = (slot: number, bytes: Uint8Array, from = 0): number => {
    for (let at = 0; at < idBytes; at += 1) {
      const differs = (ids[slot * idBytes + at] as number) - (bytes[from + at] as number);
      if (differs !== 0) return differs;
    }
    return 0;
  };
  const compareIds = (slot: number, other: number) => compareId(slot, ids, other * idBytes);
  const compareBy =
    (column: string) =>
    (slot: number, other: number): number =>
      (column === textColumn ? texts.compare(slot, other) : numberAt(column, slot) - numberAt(column, other)) ||
      compareIds(slot, other);
  const byId = createOrder(compareIds);
  const orders = new Map<string, { readonly column: string; readonly order: Order }>(
    Object.entries(schema.orders).map(([name, column]) => [name, { column, order: createOrder(compareBy(column)) }]),
  );

  const slotOf = (id: string): number | undefined => {
    const bytes = toBytes(id);
    const all = byId.slots();
    const slot = all[firstWhere(all, (other) => compareId(other, bytes) >= 0)];
    return slot !== undefined && compareId(slot, bytes) === 0 ? slot : undefined;
  };

  const writeTags = (slot: number, row?: Row): void => {
    for (const [name, column] of tags) column.set(slot, row?.tags[name] ?? []);
  };
  const writeNumbers = (slot: number, row?: Row): void => {
    for (const [name, column] of numbers) {
      const longer = grown(column, slot + 1);
      longer[slot] = row?.numbers[name] ?? 0;
      numbers.set(name, longer);
    }
  };
  const writeRanges = (slot: number, isThere: boolean): void => {
    for (const [column, { ranges, sets }] of ranged)
      for (const [at, set] of sets.entries()) {
        const is = isThere && isWithin(ranges[at] ?? {}, numberAt(column, slot));
        if (is) set.add(slot);
        else set.remove(slot);
      }
  };

  const differs = (slot: number, row: Row, column: string): boolean =>
    column === textColumn ? texts.text(slot) !== row.text : numberAt(column, slot) !== (row.numbers[column] ?? 0);

  const apply: Table['apply'] = (changes) => {
    const last = new Map(changes.map((change) => [change.id, change]));
    const leaving: number[] = [];
    const coming: Row[] = [];
    const staying: (readonly [slot: number, row: Row])[] = [];
    for (const change of last.values()) {
      const slot = slotOf(change.id);
      if ('gone' in change) {
        if (slot !== undefined) leaving.push(slot);
      } else if (slot === undefined) coming.push(change);
      else staying.push([slot, change]);
    }
    const moving = new Map(
      [...orders].map(([name, { column }]) => [
        name,
        staying.flatMap(([slot, row]) => (differs(slot, row, column) ? [slot] : [])),
      ]),
    );
    // Out of every order by the keys of before; in again by those of now.
    for (const [name, { order }] of orders) order.remove([...leaving, ...(moving.get(name) ?? [])]);
    byId.remove(leaving);
    for (const slot of leaving) {
      alive.remove(slot);
      ids.fill(0, slot * idBytes, (slot + 1) * idBytes);
      writeTags(slot);
      writeRanges(slot, false);
      writeNumbers(slot);
      texts.drop(slot);
      free.push(slot);
    }
    const came = coming.map((row): readonly [number, Row] => {
      const slot = free.pop() ?? slots;
      slots = Math.max(slots, slot + 1);
      ids = grown(ids, slots * idBytes);
      ids.set(toBytes(row.id), slot * idBytes);
      alive.add(slot);
      return [slot, row];
    });
    for (const [slot, row] of [...staying, ...came]) {
      writeNumbers(slot, row);
      writeTags(slot, row);
      writeRanges(slot, true);
    }
    const renamed = staying.filter(([slot, row]) => differs(slot, row, textColumn));
    for (const [slot, row] of renamed) texts.set(slot, row.text);
    for (const [slot, row] of came) texts.set(slot, row.text);
    byId.add(came.map(([slot]) => slot));
    for (const [name, { order }] of orders) order.add([...(moving.get(name) ?? []), ...came.map(([slot]) => slot)]);
    return leaving.length + renamed.length;
  };

  const within = (set: TypedFastBitSet, name: string, { from, to }: Range): TypedFastBitSet => {
    const column = numbers.get(name);
    if (column) keepWithin(set.words, column, from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY);
    return set;
  };
  /** Takes out of a set what a limit doesn't let through. */
  const narrow = (set: TypedFastBitSet, limit: Limit): TypedFastBitSet => {
    if ('tag' in limit) return set.intersection(tags.get(limit.tag)?.among(limit.among) ?? new TypedFastBitSet());
    if ('number' in limit) return within(set, limit.number, limit.within);
    for (const beginning of limit.beginnings) {
      const found = new TypedFastBitSet(null, new Uint32Array((slots + 31) >>> 5));
      texts.find(beginning, found.words);
      set.intersection(found);
    }
    return set;
  };
  /** What costs least takes away first. */
  const costOf = (limit: Limit): number => ('tag' in limit ? 0 : 'number' in limit ? 2 : 1);
  const select = (limits: readonly Limit[]): TypedFastBitSet =>
    [...limits].sort((a, b) => costOf(a) - costOf(b)).reduce(narrow, alive.clone());

  const keyAt = (column: string, slot: number): Key =>
    column === textColumn ? texts.text(slot) : numberAt(column, slot);

  const page: Table['page'] = ({ limits, order: name, direction, after, limit }) => {
    const { column, order } = orders.get(name) ?? { column: '', order: byId };
    const found = select(limits);
    const compareTo = ({ key, id }: Place) => {
      const [text, bytes] = [Buffer.from(String(key)), toBytes(id)];
      return (slot: number): number =>
        (column === textColumn ? texts.compareTo(slot, text) : numberAt(column, slot) - Number(key)) ||
        compareId(slot, bytes);
    };
    const place = after && compareTo(after);
    let sorted = order.slots();
    const few: number[] = [];
    if (found.size() < sortedBelow) {
      eachOf(found.words, (slot) => few.push(slot));
      sorted = Uint32Array.from(few).sort(compareBy(column));
    }
    const from =
      direction === 1
        ? place === undefined
          ? 0
          : firstWhere(sorted, (slot) => place(slot) > 0)
        : (place === undefined ? sorted.length : firstWhere(sorted, (slot) => place(slot) >= 0)) - 1;
    const rows: Place[] = [];
    for (let at = from; at >= 0 && at < sorted.length; at += direction) {
      const slot = sorted[at] as number;
      if (!found.has(slot)) continue;
      if (rows.length === limit) return { rows, more: true };
      rows.push({ key: keyAt(column, slot), id: idAt(slot) });
    }
    return { rows, more: false };
  };

  const rangesOf = (column: string, ranges: readonly Range[]): readonly TypedFastBitSet[] => {
    const kept = ranged.get(column);
    if (kept && JSON.stringify(kept.ranges) === JSON.stringify(ranges)) return kept.sets;
    const sets = ranges.map((range) => within(alive.clone(), column, range));
    ranged.set(column, { ranges, sets });
    return sets;
  };
  const countsIn = (set: TypedFastBitSet, group: Group): readonly (readonly [string, number])[] => {
    if ('tag' in group) return tags.get(group.tag)?.counts(set) ?? [];
    return rangesOf(group.number, group.ranges)
      .map((of, at) => [String(at), set.intersection_size(of)] as const)
      .filter(([, count]) => count > 0);
  };

  const count: Table['count'] = ({ limits, groups }) => {
    const base = select(limits);
    const own = Object.entries(groups).flatMap(([name, group]) =>
      group.own ? [{ name, set: narrow(base.clone(), group.own) }] : [],
    );
    const all = own.reduce((set, one) => set.intersection(one.set), base.clone());
    const without = (name: string): TypedFastBitSet =>
      own.some((one) => one.name === name)
        ? own.reduce((set, one) => (one.name === name ? set : set.intersection(one.set)), base.clone())
        : all;
    return {
      total: all.size(),
      groups: Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, countsIn(without(name), group)])),
    };
  };

  const dump = (): Dump => ({
    head: { slots, words: Object.fromEntries([...tags].map(([name, column]) => [name, column.dump().words])) },
    parts: {
      ids: ids.subarray(0, slots * idBytes),
      alive: alive.words,
      byId: byId.slots(),
      ...Object.fromEntries([...numbers].map(([name, column]) => [`number:${name}`, column.subarray(0, slots)])),
      ...Object.fromEntries([...orders].map(([name, { order }]) => [`order:${name}`, order.slots()])),
      ...Object.fromEntries(
        [...tags].flatMap(([name, column]) =>
          Object.entries(column.dump().parts).map(([part, array]) => [`tag:${name}:${part}`, array]),
        ),
      ),
      ...Object.fromEntries(Object.entries(texts.dump()).map(([name, part]) => [`text:${name}`, part])),
    },
  });
  const restore: Table['restore'] = ({ head, parts }) => {
    const part = <A extends Numbers>(name: string): A => {
      const found = parts[name];
      if (!found) throw new Error(`${name} is missing.`);
      return found as A;
    };
    slots = head.slots;
    ids = part('ids');
    alive = TypedFastBitSet.fromWords(part('alive'));
    byId.restore(part('byId'));
    for (const name of numbers.keys()) numbers.set(name, part(`number:${name}`));
    for (const [name, { order }] of orders) order.restore(part(`order:${name}`));
    for (const [name, column] of tags) column.restore(head.words[name] ?? [], (of) => part(`tag:${name}:${of}`));
    const ofText = Object.entries(parts).filter(([name]) => name.startsWith('text:'));
    texts.restore(Object.fromEntries(ofText.map(([name, array]) => [name.slice(5), array as Uint32Array])));
    ranged.clear();
    free = [];
    for (let slot = 0; slot < slots; slot += 1) if (!alive.has(slot)) free.push(slot);
  };

  return { size: () => byId.slots().length, apply, page, count, dump, restore };
};

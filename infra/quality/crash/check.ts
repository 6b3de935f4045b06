import { aggregates } from '@touchline/contracts/topology';
import { outboxIndex } from '../../platform/aggregate/index.ts';
import type { Ledger } from './ledger.ts';
import { judgePayments, type Payer } from './payer.ts';
import { behind, type Open, prefixOf } from './read-models.ts';

/** What was found missing and what was found twice; empty when all is well. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: documents of any aggregate
type Document = any;

const at = (document: Document, path: string): unknown =>
  path.split('.').reduce((value, name) => (value === undefined || value === null ? undefined : value[name]), document);

/** Where the aggregates lie whose ids begin so. */
const homeOf = (prefix: string) => {
  const home = aggregates.get(prefix);
  if (!home) throw new Error(`nobody has ids that begin with ${prefix}`);
  return home;
};

const byPrefix = (ids: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const sorted = new Map<string, string[]>();
  for (const id of ids) sorted.set(prefixOf(id), [...(sorted.get(prefixOf(id)) ?? []), id]);
  return sorted;
};

/** The aggregates themselves: every acknowledged command in them, once. */
const judgeAggregates = async (open: Open, ledger: Ledger, ids: readonly string[]): Promise<Findings> => {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [prefix, some] of byPrefix(ids.filter((id) => ledger.aggregates.has(id)))) {
    const { service, collection: name } = homeOf(prefix);
    const documents: Document[] = await (await open(service))
      .collection(name)
      .find({ _id: { $in: some } } as never)
      .toArray();
    const found = new Map(documents.map((document) => [document._id as string, document]));
    for (const id of some) {
      const expected = ledger.aggregates.get(id);
      const document = found.get(id);
      if (!expected) continue;
      if (!document) {
        lost.push(`${id}: not there`);
        continue;
      }
      for (const what of ['version', 'sequence'] as const) {
        const line = `${id}: ${what} ${document[what]}, acknowledged ${expected[what]}`;
        if (document[what] < expected[what]) lost.push(line);
        if (document[what] > expected[what]) doubled.push(line);
      }
      for (const [path, value] of Object.entries(expected.facts))
        if (at(document, path) !== value) lost.push(`${id}: ${path} is ${at(document, path)}, acknowledged ${value}`);
    }
  }
  return { lost, doubled };
};

/** Made by what somebody does to something else: their ids are those of whom they are kept for, and nobody counts them here. */
const madeAlong: readonly string[] = ['tal', 'cal'];

/** How many aggregates there are of each kind: one too many was made twice under another id. */
const judgeCounts = async (open: Open, ledger: Ledger): Promise<Findings> => {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [prefix, some] of byPrefix([...ledger.aggregates.keys()])) {
    if (madeAlong.includes(prefix)) continue;
    const { service, collection: name } = homeOf(prefix);
    const count = await (await open(service)).collection(name).countDocuments();
    if (count < some.length) lost.push(`${service}.${name}: ${count} of ${some.length}`);
    if (count > some.length) doubled.push(`${service}.${name}: ${count} instead of ${some.length}`);
  }
  return { lost, doubled };
};

/** Who was told: notices and messages of each person, as many as things happened. */
const judgeTold = async (open: Open, ledger: Ledger, ids: readonly string[]): Promise<Findings> => {
  const lost: string[] = [];
  const doubled: string[] = [];
  const notices = (await open('identity')).collection('notifications');
  const messages = (await open('operations')).collection('mailbox');
  for (const id of ids) {
    const expected = ledger.people.get(id);
    if (!expected) continue;
    for (const [what, count, wanted] of [
      ['notices', await notices.countDocuments({ user_id: id }), expected.notices],
      ['messages', await messages.countDocuments({ to: expected.email }), expected.messages],
    ] as const) {
      if (count < wanted) lost.push(`${id}: ${count} of ${wanted} ${what}`);
      if (count > wanted) doubled.push(`${id}: ${count} ${what} instead of ${wanted}`);
    }
  }
  return { lost, doubled };
};

/** Where a flow stands by what its aggregate says. */
const stepsOf: Readonly<Record<string, readonly string[]>> = {
  signing: ['drafting', 'signing', 'sealing'],
  completed: ['settled'],
  failed: ['failed'],
};

/** Accepted offers on their way to a sealed contract: the flow's own document says what the offer says, and is the only one. */
const judgeFlows = async (open: Open): Promise<Findings> => {
  const lost: string[] = [];
  const offers = await open('offers');
  const flows = new Map<string, string>();
  for await (const { _id, state } of offers.collection('settlements').find()) flows.set(String(_id), state.step);
  for await (const { _id, state } of offers.collection('offers').find({ 'state.status': 'accepted' })) {
    const step = flows.get(String(_id));
    flows.delete(String(_id));
    if (!step || !stepsOf[state.contract.status]?.includes(step))
      lost.push(`${_id}: its contract is ${state.contract.status}, its settlement ${step ?? 'not there'}`);
  }
  return { lost, doubled: [...flows.keys()].map((id) => `${id}: a settlement of no accepted offer`) };
};

/** What a trial request has of its club's allowance, and in its player's calendar, by what the request itself says. */
const reservedFor: Readonly<Record<string, readonly [allowance: string, calendar: string | null]>> = {
  pending: ['committed', 'held'],
  accepted: ['committed', 'booked'],
  cancelled: ['committed', null],
  completed: ['committed', null],
  declined: ['released', null],
  withdrawn: ['released', null],
  closed: ['released', null],
  abandoned: ['released', null],
};

/** Trial requests beside what they reserved: each one of an allowance and its days, as long as they are its own. */
const judgeReservations = async (open: Open): Promise<Findings> => {
  const lost: string[] = [];
  const doubled: string[] = [];
  const trials = await open('trials');
  const statesIn = async (prefix: string, list: string) => {
    const found = new Map<string, string[]>();
    for await (const { state } of trials.collection(homeOf(prefix).collection).find())
      for (const { trial_request_id: id, state: stands } of state[list])
        found.set(id, [...(found.get(id) ?? []), stands]);
    return found;
  };
  const [allowances, calendars] = [await statesIn('tal', 'reservations'), await statesIn('cal', 'entries')];
  for await (const { _id, state } of trials.collection(homeOf('tri').collection).find()) {
    const id = String(_id);
    const wanted = reservedFor[state.status] ?? ['unknown', null];
    for (const [what, found, stands] of [
      ['reservation', allowances, wanted[0]],
      ['days', calendars, wanted[1]],
    ] as const) {
      const [first, ...others] = found.get(id) ?? [];
      found.delete(id);
      // Given up before anything was reserved: there is nothing to give back.
      if (state.status === 'abandoned' && first === undefined) continue;
      if ((first ?? null) !== stands) lost.push(`${id} is ${state.status}, its ${what} ${first ?? 'not there'}`);
      if (others.length > 0) doubled.push(`${id}: ${others.length + 1} times ${what}`);
    }
  }
  for (const [what, rest] of [
    ['reservation', allowances],
    ['days', calendars],
  ] as const)
    lost.push(...[...rest.keys()].map((id) => `${id}: ${what} of no trial request`));
  return { lost, doubled };
};

/** Events that have not left, events that could not be handled, read models that lag. */
const judgeRest = async (open: Open, ledger: Ledger, ids: readonly string[]): Promise<Findings> => {
  const lost: string[] = [];
  for (const { service, collection: name } of aggregates.values()) {
    const waiting = await (await open(service))
      .collection(name)
      .countDocuments({ 'outbox.0': { $exists: true } }, { hint: outboxIndex });
    if (waiting > 0) lost.push(`${service}.${name}: ${waiting} outboxes are not empty`);
  }
  const letters = await (await open('operations')).collection('dead_letters').find().limit(5).toArray();
  for (const { _id, cause } of letters) lost.push(`dead letter ${_id}: ${cause}`);
  const sequences = new Map(
    ids.flatMap((id) => {
      const expected = ledger.aggregates.get(id);
      return expected ? [[id, expected.sequence] as const] : [];
    }),
  );
  lost.push(...(await behind(open, sequences)));
  return { lost, doubled: [] };
};

/** Compares the ledger with what is there. `ids`: only these aggregates and people; by default all. `payer`: who pays, if anybody. */
export const check = async (
  open: Open,
  ledger: Ledger,
  { ids, payer }: { readonly ids?: readonly string[] | undefined; readonly payer?: Payer | undefined } = {},
): Promise<Findings> => {
  const some = ids ?? [...new Set([...ledger.aggregates.keys(), ...ledger.people.keys()])];
  const payments = ledger.payments();
  const parts = [
    await judgeAggregates(open, ledger, some),
    await judgeCounts(open, ledger),
    await judgeTold(open, ledger, some),
    await judgeFlows(open),
    await judgeReservations(open),
    await judgeRest(open, ledger, some),
    ...(payer && payments ? [await judgePayments(open, payer, payments)] : []),
  ];
  return { lost: parts.flatMap(({ lost }) => lost), doubled: parts.flatMap(({ doubled }) => doubled) };
};

import type { Operation } from '@touchline/contracts/http';
import { everyField } from '../../../contracts/http/fields.fixtures.ts';
import type { Asked } from './access.requests.fixtures.ts';

/** A request that is right but for one thing. */
export interface Odd {
  readonly what: string;
  readonly asked: Asked;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What nobody means to send, and somebody sends. */
const oddTexts: readonly string[] = [
  ...['', ' ', 'a\u0000b', '\uD800', '\u202Eabc', 'e\u0301'.repeat(300), '😀'.repeat(3_000), '漢'.repeat(150_000)],
  ...['{"$gt":""}', '$where', '__proto__', 'toString', '%00', '../..', '<script>', '=1+1', 'usr_0', 'null'],
  ...[
    '0',
    '-1',
    '1e400',
    'NaN',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31T23:59:59.999Z',
    'https://user:pw@[::1]/',
    'a@b',
  ],
];
const oddValues: readonly unknown[] = [
  ...[undefined, null, true, -1, 0, 1.5, 2 ** 53, 1e308],
  ...[[], [null], [[]], Array(2_000).fill(''), {}, { $gt: '' }, { toString: 'a' }],
  ...oddTexts,
];
/** The queries' and addresses' texts: what is longer never arrives. */
const oddWords = oddTexts.filter(({ length }) => length < 1_000);

/** What is read before anybody knows what is asked: two operations will do for all. */
const oddHeaders: readonly (readonly [string, string])[] = [
  ['content-encoding', 'gzip'],
  ['content-type', 'text/plain'],
  ['accept-language', '*;q=9,x'],
  ['idempotency-key', 'a'.repeat(300)],
  ['range', 'bytes=9-1'],
  ['traceparent', 'x'],
  ['x-profile-id', 'pro_%00'],
];
const withOddHeaders = new Set(['savePerson', 'scoutPlayers']);

/** So many of the values for one place, the next ones for the next place: all come up, and every run asks the same. */
const eachPlace = 4;
let drawn = 0;
const draw = <T>(of: readonly T[]): readonly T[] =>
  Array.from({ length: eachPlace }, () => {
    drawn += 1;
    return of[drawn % of.length] as T;
  });

const put = (into: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (name === '[]') {
    const [first, ...others] = Array.isArray(into) ? into : [];
    return [put(first, rest, value), ...others];
  }
  const object = into && typeof into === 'object' && !Array.isArray(into) ? into : {};
  return { ...object, [name]: put((object as Record<string, unknown>)[name], rest, value) };
};

/** Where a person's values are in an operation's body: `terms.salary.amount`, `lines[].role` as names one below the other. */
const placesIn = (operation: Operation): readonly (readonly string[])[] => {
  const before = `${operation.id} body`;
  const places = everyField.filter(({ where }) => where.startsWith(`${before}.`) || where.startsWith(`${before}[`));
  return [...new Set(places.map(({ where }) => where.slice(before.length)))].map((where) =>
    where.replaceAll('[]', '.[]').split('.').filter(Boolean),
  );
};

/** What can't be asked for once more, or would change who asks: refused, whatever else is right. */
const refusedAnyway: Readonly<Record<string, Asked>> = {
  changePassword: { body: { current_password: 'another one', password: 'floodlights at dusk' } },
  acceptOffer: { params: { offer_id: 'off_0' }, body: { round: 1 } },
};

/** Odd requests of an operation, each in the place of one that is right. */
export const oddRequests = async (operation: Operation, ask: () => Promise<Asked>): Promise<readonly Odd[]> => {
  const asked = refusedAnyway[operation.id] ?? (await ask());
  const { params = {}, query = '', body } = asked;
  const inAddress = Object.keys(params).flatMap((name) =>
    [...draw(oddWords).map((word) => encodeURIComponent(word.toWellFormed())), '%ff', '%']
      .filter((word) => word !== '')
      .map((word) => ({ what: `${name} ${word}`, asked: { ...asked, params: { ...params, [name]: word } } })),
  );
  const inQuery = Object.keys(operation.query.shape).flatMap((name) =>
    draw(oddWords).map((word) => {
      const odd = new URLSearchParams(query);
      odd.set(name, word);
      return { what: `?${name}=${word}`, asked: { ...asked, query: odd.toString() } };
    }),
  );
  const inBody =
    operation.method === 'GET' || asked.bytes
      ? []
      : [[], ...placesIn(operation)].flatMap((place) =>
          draw(oddValues).map((value) => ({
            what: `${place.join('.')}: ${JSON.stringify(value)?.slice(0, 60)}`,
            asked: { ...asked, body: put(body, place, value) },
          })),
        );
  const inHeaders = withOddHeaders.has(operation.id)
    ? oddHeaders.map(([name, value]) => ({ what: name, asked, headers: { [name]: value } }))
    : [];
  return [...inAddress, ...inQuery, ...inBody, ...inHeaders];
};

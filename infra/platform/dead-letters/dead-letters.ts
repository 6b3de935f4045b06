import type { DeadLetter, DeadLetters } from '../bus/index.ts';

/** Which letters a person means. */
export type Chosen = { readonly id: string } | { readonly topic: string } | { readonly all: true };

/** Something that the person who typed can act on. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const orderingKeyOf = ({ group, topic, event: { subject } }: DeadLetter): string =>
  JSON.stringify([group, topic, subject]);
const isEvent = ({ event: { type } }: DeadLetter): boolean => type !== 'touchline.unreadable.v1';

export const find = async (deadLetters: DeadLetters, id: string): Promise<DeadLetter> => {
  const letter = await deadLetters.find(id);
  if (!letter) throw new Refused(`There is no dead letter ${id}.`);
  return letter;
};

/** Each letter that failed or was set aside, oldest first, with how many wait behind it. */
export const listed = (letters: readonly DeadLetter[]): readonly string[] => {
  const behind = new Map<string, number>();
  for (const letter of letters) {
    if (letter.waits) behind.set(orderingKeyOf(letter), (behind.get(orderingKeyOf(letter)) ?? 0) + 1);
  }
  const failed = letters.filter(({ waits }) => !waits);
  const lines = failed.flatMap((letter) => {
    const { id, at, attempts, cause, event, asked } = letter;
    const waiting = behind.get(orderingKeyOf(letter)) ?? 0;
    return [
      id,
      `  ${at}  ${event.type}  ${event.subject}@${event.sequence}  tried ${attempts}×` +
        `${waiting > 0 ? `  ${waiting} behind it` : ''}${asked ? `  (to be ${asked === 'drop' ? 'dropped' : 'replayed'})` : ''}`,
      `  ${cause.split('\n')[0]}`,
    ];
  });
  const aside = failed.filter(({ unknown }) => unknown).length;
  return [
    ...lines,
    `${failed.length - aside} failed, ${letters.length - failed.length} waiting behind them` +
      (aside > 0 ? `, ${aside} set aside for a version that knows them` : ''),
  ];
};

/**
 * Asks for letters to be replayed: one that failed, with all that wait behind it; a waiting one by the one that it waits
 * for. Answers the ids of all that will move.
 */
export const replay = async (deadLetters: DeadLetters, chosen: Chosen): Promise<readonly string[]> => {
  const all = (await deadLetters.list()).filter(isEvent);
  if ('id' in chosen) {
    const letter = await find(deadLetters, chosen.id);
    if (!isEvent(letter)) throw new Refused(`${letter.id} is no event: it can only be dropped.`);
  }
  const meant = all.filter((letter) =>
    'id' in chosen ? letter.id === chosen.id : 'all' in chosen || letter.topic === chosen.topic,
  );
  const moving = new Set<string>();
  for (const letter of meant) {
    const queued = all.filter((one) => orderingKeyOf(one) === orderingKeyOf(letter));
    const failed = letter.waits ? queued.filter(({ waits, unknown }) => !waits && !unknown) : [letter];
    // Only waiting ones are left where a release was cut off: any of them starts it again.
    for (const one of failed.length > 0 ? failed : queued.slice(0, 1)) {
      if (one.asked === undefined && !moving.has(one.id)) await deadLetters.ask(one.id, 'replay');
      moving.add(one.id);
    }
    for (const one of queued) if (one.waits) moving.add(one.id);
  }
  return [...moving];
};

/** Asks for a letter to be thrown away; what waits behind it goes on. */
export const drop = async (deadLetters: DeadLetters, id: string): Promise<DeadLetter> => {
  const letter = await find(deadLetters, id);
  await deadLetters.ask(letter.id, 'drop');
  return letter;
};

/** Where letters are after a while: gone, failed anew, or still waiting for a process that runs their group. */
export const outcome = async (deadLetters: DeadLetters, ids: readonly string[]) => {
  const left = (await deadLetters.list()).filter(({ id }) => ids.includes(id));
  const keysUnderWay = new Set(left.filter(({ asked }) => asked !== undefined).map(orderingKeyOf));
  const failed = left.filter((letter) => !letter.waits && !letter.asked);
  return {
    done: ids.length - left.length,
    failed,
    underWay: left.filter((letter) => keysUnderWay.has(orderingKeyOf(letter))).length,
    settled: left.every((letter) => failed.some((one) => orderingKeyOf(one) === orderingKeyOf(letter))),
  };
};

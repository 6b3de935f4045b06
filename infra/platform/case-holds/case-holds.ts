import { type CaseHold, caseHold, holdMs } from '@touchline/contracts/http/case-holds';
import type { Connection } from 'mongoose';
import { type FormerMember, Rejected, verification } from '../domain/index.ts';
import type { Answer, Principal } from '../http/index.ts';

/** Something that staff decide on, of whatever kind, as far as taking it goes. */
export interface Case {
  /** In a sentence: `account`, `profile`, `club`. */
  readonly noun: string;
  /** The account that it is about; null where that isn't known. */
  readonly user_id: string | null;
  readonly waits: boolean;
  /** What it is now, for who looked at it before it was decided. */
  readonly submission: string;
}

/** A decision that answers a case. */
interface Deciding {
  readonly id: string;
  readonly by: string;
  /** The colleague who is passed over knowingly. */
  readonly despite?: string | undefined;
  readonly now: Date;
}

/** Who has the case that a decision was refused for; null where it was refused for something else. */
export const holdOf = (refused: Rejected): CaseHold | null => {
  const hold = caseHold.safeParse(refused.facts);
  return refused.code === 'CaseHeld' && hold.success ? hold.data : null;
};

interface TakeRequest {
  readonly actor: Principal;
  readonly body: { readonly over: string | null };
  readonly now: Date;
}

/**
 * Who of staff has which case, so that no two do one twice: taken, kept by signs of life, given back, run out or taken over
 * knowingly. Nobody has to take a case to decide on it; whoever decides on a colleague's names the colleague.
 */
export interface CaseHolds {
  /** Who has these, by the id of the case; those that nobody has are left out. */
  readonly of: (ids: readonly string[], now: Date) => Promise<ReadonlyMap<string, CaseHold>>;
  /** Decides where nobody else has the case, or who has it is named; once it is decided nobody has it. */
  readonly deciding: <T>(deciding: Deciding, decide: () => Promise<T>) => Promise<T>;
  /** The two requests, for every kind. `caseOf` throws where there is no such thing. */
  readonly take: (id: string, request: TakeRequest, caseOf: (id: string) => Promise<Case>) => Promise<Answer<CaseHold>>;
  readonly giveBack: (id: string, request: Pick<TakeRequest, 'actor'>) => Promise<Answer<null>>;
  readonly forget: (person: FormerMember) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Stays after it ran out, until the case is taken anew, decided or forgotten: at most one for each case. */
interface Row {
  /** The id of the person, profile or club. */
  _id: string;
  by: string;
  since: Date;
  until: Date;
}

const exists = 11_000;

export const createCaseHolds = (
  connection: Connection,
  /** What members of staff are called. */
  namesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): CaseHolds => {
  const rows = connection.collection<Row>('case_holds');

  const shown = async (found: readonly Row[]): Promise<ReadonlyMap<string, CaseHold>> => {
    const names = await namesOf([...new Set(found.map(({ by }) => by))]);
    return new Map(
      found.map(({ _id, by, since, until }) => [
        _id,
        { by, by_name: names.get(by) ?? null, since: since.toISOString(), until: until.toISOString() },
      ]),
    );
  };
  const of = async (ids: readonly string[], now: Date) =>
    shown(ids.length > 0 ? await rows.find({ _id: { $in: [...ids] }, until: { $gt: now } }).toArray() : []);

  /** Unless it is this colleague who has it. */
  const refuseHeld = async (id: string, now: Date, but?: string | null): Promise<void> => {
    const hold = (await of([id], now)).get(id);
    if (hold && hold.by !== but) throw new Rejected('CaseHeld', { ...hold });
  };

  /** Longer, where it is one's own already: since when stays. */
  const kept = (id: string, by: string, now: Date) =>
    rows.findOneAndUpdate(
      { _id: id, by, until: { $gt: now } },
      { $set: { until: new Date(now.getTime() + holdMs) } },
      { returnDocument: 'after' },
    );

  /** One write that the database decides: of two who take it at once, the second one finds the first one's row. */
  const taken = async (id: string, by: string, over: string | null, now: Date): Promise<Row | null> => {
    const free = [{ by }, { until: { $lte: now } }, ...(over === null ? [] : [{ by: over }])];
    try {
      return await rows.findOneAndUpdate(
        { _id: id, $or: free },
        { $set: { by, since: now, until: new Date(now.getTime() + holdMs) } },
        { upsert: true, returnDocument: 'after' },
      );
    } catch (error) {
      if ((error as { code?: unknown }).code !== exists) throw error;
      await refuseHeld(id, now, over);
      // It ran out, was given back or came to who is named, at this moment.
      return taken(id, by, over, now);
    }
  };

  return {
    of,
    deciding: async ({ id, by, despite, now }, decide) => {
      const hold = await rows.findOne({ _id: id, until: { $gt: now } });
      if (hold && hold.by !== by) await refuseHeld(id, now, despite);
      const answer = await decide();
      await rows.deleteOne({ _id: id });
      return answer;
    },
    take: async (id, { actor: { user_id: by }, body: { over }, now }, caseOf) => {
      const { noun, user_id, waits, submission } = await caseOf(id);
      if (user_id !== null) verification.refuseOwn({ noun, user_id }, by);
      if (!waits) throw new Rejected('StaleVersion', { current: submission });
      const row = (await kept(id, by, now)) ?? (await taken(id, by, over, now));
      const hold = row && (await shown([row])).get(id);
      if (!hold) throw new Error(`${id} was taken, and nobody has it`);
      return { data: hold };
    },
    giveBack: async (id, { actor }) => {
      await rows.deleteOne({ _id: id, by: actor.user_id });
      return { data: null };
    },
    forget: async ({ user_id, profile_ids }) => {
      await rows.deleteMany({ $or: [{ _id: { $in: [user_id, ...profile_ids] } }, { by: user_id }] });
    },
    start: async () => {
      await rows.createIndex({ by: 1 });
    },
    stop: async () => {},
  };
};

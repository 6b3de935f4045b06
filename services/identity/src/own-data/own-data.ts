import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import type { identityOperations } from '@touchline/contracts/http/identity';
import { type ServiceName, serviceNames } from '@touchline/contracts/topology';
import { createRest } from '@touchline/platform/aggregate';
import { type FormerMember, newId, Rejected } from '@touchline/platform/domain';
import {
  createTemporaryFiles,
  FileMissing,
  type Files,
  type TemporaryFiles,
  temporaryRoot,
} from '@touchline/platform/files';
import type { Handlers } from '@touchline/platform/http';
import type { DataParts } from '@touchline/platform/own-data';
import type { Limits } from '../limits.ts';
import { dataKeptDays, givenUpDays, overAt } from '../user/data-export.ts';
import type { Registered } from '../user/state.ts';
import type { Users } from '../user/user.repository.ts';
import { archiveAt } from './archive.ts';

interface Given {
  readonly users: Users;
  readonly parts: DataParts;
  readonly files: Files;
  readonly limits: Limits;
  readonly confirm: (userId: string, password: string) => Promise<Registered>;
  readonly clock: () => Date;
}

type Names = 'getOwnData' | 'requestOwnData' | 'downloadOwnData';

const assembleMs = 2_000;

/** Where archives lie while they are made: opened for the first one, which clears what a killed process left. */
let opened: Promise<TemporaryFiles> | undefined;
const duringWork = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
  opened ??= createTemporaryFiles(temporaryRoot(tmpdir()));
  return (await opened).during(work);
};

/** One per person: the newest replaces the one before. */
const keyOf = (userId: string): string => `archives/${userId}.zip`;

const viewOf = ({ data_export: data }: Registered, now: Date) => {
  if (!data || now.toISOString() >= overAt(data))
    return { status: 'none', asked_at: null, expires_at: null, bytes: null } as const;
  const { asked_at } = data;
  return data.status === 'ready'
    ? { status: 'ready' as const, asked_at, expires_at: data.expires_at, bytes: data.bytes }
    : { status: 'making' as const, asked_at, expires_at: null, bytes: null };
};

/** All that is kept of a person: asked for, gathered from every service, put together, fetched, gone after a week. */
export const createOwnDataArchives = ({ users, parts, files, limits, confirm, clock }: Given) => {
  const rest = createRest(assembleMs);

  const own = async (userId: string): Promise<Registered> => {
    const user = await users.find(userId);
    if (!user) throw new Rejected('Unauthenticated');
    return user;
  };
  const routes: Pick<Handlers<typeof identityOperations>, Names> = {
    getOwnData: async ({ actor, now }) => ({ data: viewOf(await own(actor.user_id), now) }),
    requestOwnData: async ({ actor, body, now }) => {
      await confirm(actor.user_id, body.password);
      await limits.ownData.take(actor.user_id);
      const command = { type: 'RequestData', export_id: newId('exp'), now: now.toISOString() } as const;
      const { state, sequence } = await users.handle(actor.user_id, command);
      rest.wake();
      if (state.status !== 'registered') throw new Rejected('Unauthenticated');
      return { data: viewOf(state, now), consistencyTokens: [{ id: actor.user_id, sequence }] };
    },
    downloadOwnData: async ({ actor, now }) => {
      const view = viewOf(await own(actor.user_id), now);
      if (view.status !== 'ready') throw new Rejected('NotFound');
      const open = (part: { readonly start: number; readonly end: number }) =>
        files.stream(keyOf(actor.user_id), part).catch((error: unknown) => {
          throw error instanceof FileMissing ? new Rejected('NotFound') : error;
        });
      const name = `touchline-${now.toISOString().slice(0, 10)}.zip`;
      return { data: null, file: { size: view.bytes, open, content_type: 'application/zip', name, inline: false } };
    },
  };

  const read = (key: string): Promise<Readable | undefined> =>
    files.stream(key).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error;
      return undefined;
    });

  /** Of one whose parts are all there. */
  const assembleFor = async ({ user_id, data_export }: Registered): Promise<boolean> => {
    if (!data_export) return false;
    const { export_id } = data_export;
    const found = await parts.of(export_id);
    const each = serviceNames.flatMap((name: ServiceName) => found.get(name) ?? []);
    if (each.length < serviceNames.length) return false;
    const now = clock();
    const bytes = await duringWork(async (path) => {
      const size = await archiveAt(path, each, read, now);
      await files.put(keyOf(user_id), { path, size }, { contentType: 'application/zip' });
      return size;
    });
    await users.handle(user_id, { type: 'NoteDataReady', export_id, bytes, now: now.toISOString() });
    await parts.drop(export_id);
    return true;
  };

  /** One that can't be put together holds up none of the others. */
  const assemble = async (): Promise<number> => {
    let made = 0;
    const failed: unknown[] = [];
    const making = await rest.look(users.makingData, (found) => found.length === 0);
    for (const user of making)
      await assembleFor(user).then(
        (done) => {
          if (done) made += 1;
        },
        (error: unknown) => failed.push(error),
      );
    if (failed.length > 0) throw failed[0];
    return made;
  };

  const remove = async (): Promise<number> => {
    const now = clock();
    const before = new Date(now.getTime() - Math.min(dataKeptDays, givenUpDays) * 86_400_000).toISOString();
    let removed = 0;
    for (const { user_id, data_export } of await users.withData(before)) {
      if (!data_export || now.toISOString() < overAt(data_export)) continue;
      await files.delete(keyOf(user_id));
      await parts.drop(data_export.export_id);
      await users.handle(user_id, { type: 'RemoveData', export_id: data_export.export_id, now: now.toISOString() });
      removed += 1;
    }
    return removed;
  };

  return {
    routes,
    sweeps: [
      { name: 'archives of own data', everyMs: assembleMs, run: assemble, leaveOut: rest.leaveOut },
      { name: 'archives that are over', everyMs: 10 * 60_000, run: remove },
    ],
    forget: async (person: FormerMember): Promise<void> => {
      await files.delete(keyOf(person.user_id));
      await parts.forget(person);
    },
  };
};

/**
 * `home.bare.ts <uri> <port> <user id> <profile id>`: what the home of a representative reads, by nothing but Express and
 * mongoose. `/same-reads`: offers and documents each find out who asks, and each list counts, as the services do, which
 * know nothing of each other or of what home shows: 20 reads. `/each-once`: who asks is found out once and nothing is
 * counted: 10 reads.
 *
 * And of the main journey's other calls (`journey.bench.ts`) the least that can be done: a page of players by an index, a player by its
 * id, an offer that is kept, changed under its version and read. What is kept is flushed, as the embedded engine needs it.
 */
import { randomUUID } from 'node:crypto';
import express from 'express';
import mongoose, { type Collection } from 'mongoose';

const [uri = '', port = '', user = '', profile = ''] = process.argv.slice(2);
const root = await mongoose.createConnection(uri, { maxPoolSize: 50 }).asPromise();
type Row = { _id: string; profile?: { user_id: string; representative: { teams: { team_id: string }[] } } };
// biome-ignore lint/suspicious/noExplicitAny: whatever lies there is read and sent
const collection = (database: string, name: string): Collection<any> =>
  root.useDb(database, { useCache: true }).collection<Row>(name);

const actor = async (database: string) => {
  const [found] = await Promise.all([
    collection(database, 'participant_profiles').findOne({ _id: profile }),
    collection(database, 'participant_subscriptions').findOne({ _id: profile }),
  ]);
  const known: NonNullable<Row['profile']> = found?.profile;
  await collection(database, 'participant_users').findOne({ _id: known.user_id });
  return known.representative.teams.map((team) => team.team_id);
};

const offers = collection('offers', 'offers');
const documents = collection('documents', 'documents');
const notifications = collection('identity', 'notifications');
const list = (from: typeof offers, filter: object, by: string, direction: 1 | -1, limit: number) =>
  from
    .find(filter)
    .sort({ [by]: direction, _id: direction })
    .limit(limit + 1)
    .toArray();

const app = express();
app.get('/ready', (_req, res) => void res.end());

const reads = async (who: { offers: () => Promise<string[]>; documents: () => Promise<unknown>; counts: boolean }) => {
  const counted = <T>(count: () => Promise<number>, rows: Promise<T>) =>
    Promise.all([rows, who.counts ? count() : undefined]).then(([found]) => found);
  const offersWhere = async (where: object, by: string, direction: 1 | -1, limit: number) => {
    const mine = { 'state.team_id': { $in: await who.offers() } };
    const open = { 'state.status': 'pending', 'state.expires_at': { $gt: new Date().toISOString() } };
    return counted(
      () => offers.countDocuments({ ...mine, ...open, 'state.recipient': 'club' }),
      list(offers, { ...mine, ...where }, by, direction, limit),
    );
  };
  const documentsWhere = async (where: object, limit: number) => {
    await who.documents();
    const mine = {
      'state.status': 'available',
      'state.signers': { $elemMatch: { profile_id: profile, status: 'current' } },
    };
    return counted(
      () => documents.countDocuments(mine),
      list(
        documents,
        { $or: [{ 'state.signers.profile_id': profile }, { 'state.author.profile_id': profile }], ...where },
        'state.drafted_at',
        -1,
        limit,
      ),
    );
  };
  const open = { 'state.status': 'pending', 'state.expires_at': { $gt: new Date().toISOString() } };
  return Promise.all([
    offersWhere({ ...open, 'state.recipient': 'club' }, 'state.expires_at', 1, 20),
    offersWhere({ ...open, 'state.recipient': { $ne: 'club' } }, 'state.expires_at', 1, 20),
    documentsWhere({ 'state.status': 'available' }, 20),
    offersWhere({ 'state.status': 'accepted' }, 'state.updated_at', -1, 10),
    documentsWhere(
      { 'state.status': 'available', 'state.signers': { $elemMatch: { profile_id: profile, status: 'current' } } },
      20,
    ),
    documentsWhere({ 'state.status': 'fully-signed' }, 10),
    counted(
      () => notifications.countDocuments({ user_id: user, read_at: null }),
      list(notifications, { user_id: user }, 'at', -1, 8),
    ),
  ]);
};

app.get('/same-reads', async (_req, res) => {
  const [inOffers, inDocuments] = [actor('offers'), actor('documents')];
  const data = await reads({ offers: () => inOffers, documents: () => inDocuments, counts: true });
  res.json({ data });
});
app.get('/each-once', async (_req, res) => {
  const teams = actor('offers');
  const data = await reads({ offers: () => teams, documents: async () => {}, counts: false });
  res.json({ data });
});

const players = collection('profile', 'scouting_players');
const sheets = collection('profile', 'profiles');
const kept = collection('bare', 'offers');
// Safe once it is acknowledged (decision 97).
const safe = { writeConcern: { w: 1, j: true } } as const;
// biome-ignore lint/suspicious/noExplicitAny: kept as it came
const read = (body: Buffer): any => JSON.parse(body.toString());
app.get('/players', async (_req, res) => {
  res.json({ data: await players.find({ scoutable: true }).sort({ tier_rank: 1, _id: 1 }).limit(26).toArray() });
});
app.get('/players/:id', async ({ params }, res) => {
  res.json({ data: await sheets.findOne({ _id: params.id }) });
});
app.post('/offers', express.raw({ type: '*/*' }), async ({ body }, res) => {
  const id = randomUUID();
  await kept.insertOne({ _id: id, version: 1, rounds: [read(body)] }, safe);
  res.status(201).json({ id });
});
app.post('/offers/:id/:version', express.raw({ type: '*/*' }), async ({ params, body }, res) => {
  const { matchedCount } = await kept.updateOne(
    { _id: params.id, version: Number(params.version) },
    { $inc: { version: 1 }, $push: { rounds: read(body) } },
    safe,
  );
  res.status(matchedCount === 1 ? 200 : 409).json({});
});
app.get('/offers/:id', async ({ params }, res) => {
  res.json({ data: await kept.findOne({ _id: params.id }) });
});
app.listen(Number(port), '127.0.0.1');

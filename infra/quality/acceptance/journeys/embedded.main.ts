import { join } from 'node:path';
import { listedIdentity } from '../../../../services/documents/src/sealing/sealing.fixtures.ts';
import { keptSecret } from '../../../platform/runtime/keys.ts';
import { startListServer } from '../../testkit/list-server.ts';
import { startTimestampAuthority, timestampEnvironmentOf } from '../../testkit/timestamp-authority.ts';

/**
 * The product of the journeys as one command starts it, with what a house adds for seals that last: an authority that confirms their
 * time, and a sealing certificate whose issuers publish lists of those that they have revoked. Its engine is its own: what this process
 * alone writes it knows (decision 101), and pages show what it knows.
 */
const { DATA_DIR: directory } = process.env;
if (!directory) throw new Error('DATA_DIR is not set: the journeys name a directory of their own.');
const { identity, issuer, root } = listedIdentity();
const [authority, server] = await Promise.all([startTimestampAuthority(), startListServer()]);
const day = 24 * 60 * 60_000;
// The demo begins days ago.
const dates = { from: new Date(Date.now() - 60 * day), until: new Date(Date.now() + 60 * day) };
const lists = [
  server.publish('/issuer.crl', () => issuer.list(dates)),
  server.publish('/root.crl', () => root.list(dates)),
  server.publish('/time.crl', () => authority.list(dates)),
];
await keptSecret(
  join(directory, 'secrets'),
  'sealing',
  () => identity,
  () => true,
);
Object.assign(process.env, timestampEnvironmentOf(authority), {
  REVOCATION_LISTS: lists.join(' '),
});
await import('../../../apps/all-in-one/main.ts');

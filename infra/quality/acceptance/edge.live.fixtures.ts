import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';
import type { Edge } from './edge.fixtures.ts';

/** Tests of the line on which a browser is told what is new for whoever sits before it: in the world of `edge.int.test.ts`. */
export const liveEvents = ({ harness, register, password, api, cookieOf }: Edge): void => {
  describe('live events', () => {
    const open = (headers: Record<string, string>) =>
      new Promise<{ status: number; text: () => string; ended: Promise<void>; stop: () => void }>((resolve, reject) => {
        const req = request(`${harness().product.address}/api/live`, { headers }, (res) => {
          let text = '';
          res.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          const ended = new Promise<void>((end) => {
            res.on('close', () => end());
          });
          resolve({ status: res.statusCode ?? 0, text: () => text, ended, stop: () => req.destroy() });
        });
        req.on('error', reject);
        req.end();
      });
    const ofStaff = async () => {
      const client = browserClient(harness().product.address);
      await harness().product.identity.makeAdmin({ email: 'staff@example.com', name: 'Petra Lindgren', password });
      await client.send('POST', '/login', { email: 'staff@example.com', password });
      return client;
    };
    it('tell a person of their own news, and of nobody else’s', async () => {
      const [one, other] = [await register(), await register()];
      const staff = await ofStaff();
      const [mine, theirs] = [await open(cookieOf(one.client)), await open(cookieOf(other.client))];
      expect(mine.status).toBe(200);
      await eventually(async () => {
        const { submission } = (await staff.send('GET', `/admin/users/${one.user.id}`)).data;
        const reason = { reason: 'The photo is blurred.', kind: 'fixable' };
        const rejected = await staff.send('POST', `/admin/users/${one.user.id}/reject`, { submission, ...reason });
        expect(rejected.status).toBe(200);
      }, 'staff reject what they see');
      await eventually(
        async () => expect(mine.text()).toContain('"title":"Your account was not verified"'),
        'the news arrives',
      );
      expect(theirs.text()).not.toContain('not verified');
      expect((await one.client.send('GET', '/inbox')).data[0]).toMatchObject({
        title: 'Your account was not verified',
        needs_answer: true,
      });
      mine.stop();
      theirs.stop();
    });
    it('end with the session, and are nothing for guests', async () => {
      const { client } = await register();
      const stream = await open(cookieOf(client));
      const elsewhere = await client.send('GET', '/me/sessions');
      expect((await client.send('DELETE', `/me/sessions/${elsewhere.data[0].id}`)).status).toBe(200);
      await stream.ended;
      expect((await open({})).status).toBe(401);
    });
    it('end with the session that signs out, in whatever way', async () => {
      const { client, email } = await register();
      const { data } = await client.send('POST', '/login', { email, password }, { 'x-auth-mode': 'token' });
      const bearer = { authorization: `Bearer ${data.token}` };
      const [byCookie, byToken] = [await open(cookieOf(client)), await open(bearer)];
      expect((await client.send('POST', '/logout')).status).toBe(204);
      await byCookie.ended;
      expect((await api('GET', '/me', { headers: bearer })).status).toBe(200);
      expect((await api('POST', '/logout', { headers: bearer })).status).toBe(204);
      await byToken.ended;
    });
    it('end with the sessions that staff end, of a browser and of a program; nobody else’s', async () => {
      const [{ client, email, user }, other, staff] = [await register(), await register(), await ofStaff()];
      const { data } = await client.send('POST', '/login', { email, password }, { 'x-auth-mode': 'token' });
      const bearer = { authorization: `Bearer ${data.token}` };
      const streams = [await open(cookieOf(client)), await open(bearer)];
      const theirs = await open(cookieOf(other.client));
      expect((await staff.send('POST', `/admin/users/${user.id}/end-sessions`)).status).toBe(200);
      await Promise.all(streams.map(({ ended }) => ended));
      expect((await client.send('GET', '/me')).error).toBe('Unauthenticated');
      expect((await api('GET', '/me', { headers: bearer })).error).toBe('Unauthenticated');
      expect((await other.client.send('GET', '/me')).status).toBe(200);
      theirs.stop();
    });
    it('are as many as a person has tabs, and no more: another person’s is open all the same', async () => {
      const [one, other] = [await register(), await register()];
      const streams = await Promise.all(Array.from({ length: 20 }, () => open(cookieOf(one.client))));
      const statuses = streams.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), ...Array.from({ length: 8 }, () => 429)]);
      const theirs = await open(cookieOf(other.client));
      expect(theirs.status).toBe(200);
      for (const stream of [...streams, theirs]) stream.stop();
      await eventually(async () => {
        const again = await open(cookieOf(one.client));
        again.stop();
        expect(again.status).toBe(200);
      }, 'a place is free once one has gone');
    });
  });
};

import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { testDatabase } from '../../quality/testkit/index.ts';
import { createMailbox, createSmtpMail, type Mail, type Message } from './index.ts';

const database = await testDatabase();
const received: Email[] = [];
let refusing: number | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    void buffer(stream)
      .then((bytes) => PostalMime.parse(bytes))
      .then((email) => {
        if (refusing) return done(Object.assign(new Error('mailbox busy'), { responseCode: refusing }));
        received.push(email);
        return done();
      });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.server.address() as AddressInfo;
const smtp = (at = port): Promise<Mail> =>
  createSmtpMail({ url: `smtp://127.0.0.1:${at}`, from: 'Touchline <no-reply@touchline.example>', timeoutMs: 2_000 });
const opened: Mail[] = [];
afterAll(async () => {
  for (const mail of opened) await mail.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await database.close();
});

const message: Message = {
  to: 'jürgen@club.example',
  subject: 'Ein Angebot für Þór ⚽',
  text: 'Zürich bietet 250.000 €.\nSieh es dir an.',
  html: '<p>Zürich bietet <b>250.000 €</b>.</p>',
  pictures: [{ cid: 'qr@touchline', alt: 'A dot', base64: Buffer.from('\x89PNG').toString('base64') }],
  idempotencyKey: 'evt_1:offer-received',
};

describe('mail over SMTP', () => {
  it('brings a message as it was written', async () => {
    const mail = await smtp();
    opened.push(mail);
    await mail.send({ ...message, to: 'juergen@club.example' });
    const email = received.at(-1);
    expect(email).toMatchObject({
      from: { address: 'no-reply@touchline.example', name: 'Touchline' },
      to: [{ address: 'juergen@club.example' }],
      subject: message.subject,
    });
    expect(email?.text?.trim()).toBe(message.text);
    expect(email?.html?.trim()).toBe(message.html);
    const [picture, ...others] = email?.attachments ?? [];
    expect(others).toEqual([]);
    expect(picture).toMatchObject({
      ...{ contentId: '<qr@touchline>', mimeType: 'image/png', disposition: 'inline', filename: null, related: true },
    });
    expect(Buffer.from(picture?.content as ArrayBuffer).toString('base64')).toBe(message.pictures?.[0]?.base64);
  });

  it('gives a repeat the same message id, another message another', async () => {
    const mail = await smtp();
    opened.push(mail);
    received.length = 0;
    await mail.send({ ...message, to: 'a@club.example' });
    await mail.send({ ...message, to: 'a@club.example' });
    await mail.send({ ...message, to: 'a@club.example', idempotencyKey: 'evt_2:offer-received' });
    const [first, second, third] = received.map(({ messageId }) => messageId);
    expect(first).toMatch(/^<[0-9a-f]{40}@touchline\.example>$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('adds no recipient or header from what a person typed', async () => {
    const mail = await smtp();
    opened.push(mail);
    received.length = 0;
    await mail.send({ ...message, to: 'a@club.example', subject: 'Hello\r\nBcc: b@club.example' });
    expect(received[0]?.bcc ?? []).toEqual([]);
    await mail.send({ ...message, to: 'a@club.example, b@club.example' }).catch(() => {});
    expect(received.flatMap(({ to }) => to ?? []).map(({ address }) => address)).not.toContain('b@club.example');
  });

  it('rejects when the server refuses; is unavailable when it is busy or gone', async () => {
    const mail = await smtp();
    const nobody = await smtp(9);
    opened.push(mail, nobody);
    refusing = 550;
    await expect(mail.send({ ...message, to: 'a@club.example' })).rejects.toThrow(/mailbox busy/);
    refusing = 451;
    await expect(mail.send({ ...message, to: 'a@club.example' })).rejects.toMatchObject({ name: 'Unavailable' });
    refusing = undefined;
    expect(await mail.health()).toEqual({ ok: true });
    await expect(nobody.send({ ...message, to: 'a@club.example' })).rejects.toMatchObject({ name: 'Unavailable' });
    expect(await nobody.health()).toMatchObject({ ok: false });
  });
});

describe('the mailbox', () => {
  it('keeps messages, newest first, each once', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z');
    const clock = () => {
      now += 1_000;
      return new Date(now);
    };
    const mailbox = await createMailbox({ connection: await database.connect('mailbox'), clock });
    await mailbox.send(message);
    await mailbox.send({ ...message, subject: 'second', idempotencyKey: 'evt_2' });
    await mailbox.send(message);
    await mailbox.send({ ...message, to: 'other@club.example' });
    const all = await mailbox.list();
    expect(all.map(({ to, subject }) => [to, subject])).toEqual([
      ['other@club.example', message.subject],
      [message.to, 'second'],
      [message.to, message.subject],
    ]);
    expect(await mailbox.list({ to: message.to, limit: 1 })).toMatchObject([{ subject: 'second' }]);
    const [newest] = all;
    expect(await mailbox.get(newest?.id ?? '')).toEqual(newest);
    expect(newest?.pictures).toEqual(message.pictures);
    expect(await mailbox.get('mail_none')).toBeUndefined();
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same in a repeat. */
  readonly messageId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface MailCatcher {
  readonly smtpUrl: string;
  /** `GET <url>?to=` lists the caught messages as the demo's mailbox does: `{ data }`, newest first. */
  readonly url: string;
  readonly messages: () => readonly CaughtMessage[];
  readonly close: () => Promise<void>;
}

/** An SMTP server that keeps what it is given. @param port of its page; 0 picks one */
export const startMailCatcher = async (port = 0): Promise<MailCatcher> => {
  const messages: CaughtMessage[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ subject = '', text = '', html = '', messageId = '' }) => {
          for (const { address } of session.envelope.rcptTo)
            messages.unshift({ to: address, subject, text, html, messageId, at: new Date().toISOString() });
          done();
        }, done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const page = createServer((req, res) => {
    const to = new URL(req.url ?? '/', 'http://localhost').searchParams.get('to');
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ data: messages.filter((message) => to === null || message.to === to) }));
  });
  await new Promise<void>((resolve) => page.listen(port, '127.0.0.1', resolve));
  return {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    url: `http://127.0.0.1:${(page.address() as AddressInfo).port}/`,
    messages: () => messages,
    close: async () => {
      page.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => page.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ]);
    },
  };
};

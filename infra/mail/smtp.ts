import { createHash } from 'node:crypto';
import type { Mail } from './mail.ts';

export interface SmtpMailOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  readonly url: string;
  /** `Touchline <no-reply@example.com>` */
  readonly from: string;
  /** A server that does not answer within this time counts as gone. Default 10,000. */
  readonly timeoutMs?: number;
}

/**
 * Mail over SMTP. The protocol knows no repeat; the message id is made from the idempotency key, by which mailboxes
 * recognise one.
 */
export const createSmtpMail = async ({ url, from, timeoutMs = 10_000 }: SmtpMailOptions): Promise<Mail> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, html, idempotencyKey }) => {
      const digest = createHash('sha256').update(`${idempotencyKey}\n${to}`).digest('hex').slice(0, 40);
      await transport.sendMail({
        from,
        // An object is one address; a string could name several.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${digest}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    health: async () => {
      try {
        await transport.verify();
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: `the mail server does not answer (${(error as Error).message})` };
      }
    },
    close: async () => transport.close(),
  };
};

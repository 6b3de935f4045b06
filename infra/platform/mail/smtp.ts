import { createHash } from 'node:crypto';
import { Unavailable } from '../domain/index.ts';
import type { Mail } from './mail.ts';

export interface SmtpMailOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  readonly url: string;
  /** `Touchline <no-reply@example.com>` */
  readonly from: string;
  /** A server that does not answer within this time counts as gone. Default 2,400: within a consumer's deadline. */
  readonly timeoutMs?: number;
}

/** The server is away, hangs, or asks to come back later (4xx): no fault of the message. */
const isPassing = ({ code, responseCode }: { readonly code?: string; readonly responseCode?: number }): boolean =>
  (responseCode !== undefined && responseCode >= 400 && responseCode < 500) ||
  (responseCode === undefined && ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'].includes(code ?? ''));

/**
 * Mail over SMTP. The protocol knows no repeat; the message id is made from the idempotency key, by which mailboxes
 * recognise one. A server that is away or busy is `Unavailable`.
 */
export const createSmtpMail = async ({ url, from, timeoutMs = 2_400 }: SmtpMailOptions): Promise<Mail> => {
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
    send: async ({ to, subject, text, html, pictures = [], idempotencyKey }) => {
      const digest = createHash('sha256').update(`${idempotencyKey}\n${to}`).digest('hex').slice(0, 40);
      const message = {
        from,
        // An object is one address; a string could name several.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: pictures.map(({ cid, base64 }) => ({
          cid,
          content: base64,
          encoding: 'base64',
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
          // A name would make it a file to be saved.
          filename: false as const,
        })),
        messageId: `<${digest}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await transport.sendMail(message).catch((error: Error & { code?: string; responseCode?: number }) => {
        throw isPassing(error) ? new Unavailable('the mail server', error) : error;
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

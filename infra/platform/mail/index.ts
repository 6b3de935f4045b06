export type { Mail, Message } from './mail.ts';
export { createMailbox, type KeptMessage, type Mailbox } from './mailbox.ts';
export { sentOnce } from './once.ts';
export { createSmtpMail, type SmtpMailOptions } from './smtp.ts';

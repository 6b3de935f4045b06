export type { Letter, Mail } from './mail.ts';
export { createMailbox, type KeptLetter, type Mailbox } from './mailbox.ts';
export { createSmtpMail, type SmtpMailOptions } from './smtp.ts';

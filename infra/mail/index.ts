export type { Letter, Mail } from './mail.ts';
export { createMailbox, type KeptLetter, type Mailbox } from './mailbox.ts';
export { sentOnce } from './once.ts';
export { createSmtpMail, type SmtpMailOptions } from './smtp.ts';

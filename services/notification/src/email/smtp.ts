import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config.js';
import type { Letter } from './email.js';

/** Hands a letter to the mail server; answers once it has been accepted. */
export type Send = (letter: Letter) => Promise<void>;

/** All waiting together stays below the lease of a task; see work-on-tasks.ts. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

export function smtp({ SMTP_URL, MAIL_FROM }: Pick<MailSettings, 'SMTP_URL' | 'MAIL_FROM'>): Send {
  const transport = createTransport({ url: SMTP_URL, disableFileAccess: true, disableUrlAccess: true, ...patience });
  const domain = MAIL_FROM.split('@').at(-1)?.replace('>', '').trim();
  return async ({ id, to, replyTo, unsubscribeUrl, subject, html, text }) => {
    // The same letter has the same Message-ID in every attempt: a receiver that saw it drops the second.
    const messageId = `<${id}@${domain}>`;
    const headers = unsubscribeUrl ? oneClick(unsubscribeUrl) : undefined;
    await transport.sendMail({ from: MAIL_FROM, to, replyTo, subject, html, text, messageId, headers });
  };
}

/** Mail programs offer a button that sends a form to this address, without opening its page (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

import { createTransport } from 'nodemailer';
import type { EmailConfig } from '../config.js';
import type { Email } from './email.js';

/** Resolves once the mail server has accepted the email. */
export type SendEmail = (email: Email) => Promise<void>;

/** Milliseconds. Together they must stay below the lease of a job (job-worker.ts in service-kit). */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

export function sendBySmtp({ SMTP_URL, MAIL_FROM }: Pick<EmailConfig, 'SMTP_URL' | 'MAIL_FROM'>): SendEmail {
  const transport = createTransport({ url: SMTP_URL, disableFileAccess: true, disableUrlAccess: true, ...timeouts });
  const address = addressOf(MAIL_FROM);
  const domain = address.split('@').at(-1);
  return async ({ id, to, fromName, replyTo, unsubscribeUrl, subject, html, text }) => {
    // Every attempt has the same Message-ID, so that a receiver can drop duplicates.
    const messageId = `<${id}@${domain}>`;
    const headers = unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : undefined;
    const from = fromName ? { name: fromName, address } : MAIL_FROM;
    await transport.sendMail({ from, to, replyTo, subject, html, text, messageId, headers });
  };
}

/** The address in `Name <address>`, or all of it. */
export const addressOf = (text: string): string => /<([^<>]*)>\s*$/.exec(text)?.[1]?.trim() ?? text.trim();

/** Mail clients show an unsubscribe button that posts to this URL without opening the page (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

import { createTransport } from 'nodemailer';
import { NonRetryableError } from '@wayhouse/service-kit';
import type { EmailConfig } from '../config.js';
import type { Email } from './email.js';

/** Resolves once the mail server has accepted the email. Rejects with a `NonRetryableError` if it has no such mailbox. */
export type SendEmail = (email: Email) => Promise<void>;

/**
 * Milliseconds. A server that is down shows before the email is sent. One that has the email may take minutes to accept it (RFC 5321,
 * 4.5.3.2), and gets it twice if its answer is not waited for. All of it together is limited by the job (job-worker.ts in service-kit).
 */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 5 * 60_000 };

type SmtpConfig = Pick<EmailConfig, 'SMTP_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;

export function sendBySmtp({ SMTP_URL, MAIL_FROM, SUPPORT_EMAIL }: SmtpConfig): SendEmail {
  const transport = createTransport({ url: SMTP_URL, disableFileAccess: true, disableUrlAccess: true, ...timeouts });
  const address = addressOf(MAIL_FROM);
  const domain = address.split('@').at(-1)!;
  return async ({
    id,
    to,
    fromName,
    replyTo = SUPPORT_EMAIL,
    isPersonal,
    unsubscribeUrl,
    subject,
    html,
    text,
    attachments = [],
  }) => {
    // Every attempt has the same Message-ID, so that a receiver can drop duplicates.
    const messageId = `<${id}@${domain}>`;
    const headers = {
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl && listHeaders(unsubscribeUrl, domain)),
    };
    const from = fromName ? { name: fromName, address } : MAIL_FROM;
    const files = attachments.map(({ name, type, text }) => ({ filename: name, contentType: type, content: text }));
    const mail = { from, to, replyTo, subject, html, text, messageId, headers, attachments: files };
    await transport.sendMail(mail).catch(rethrowWithoutAddresses);
  };
}

/**
 * The answer that there is no such mailbox, or no more (RFC 3463). The same codes without it can be about the sender or a sign-in
 * that relaying needs: that waits for another `SMTP_URL`.
 */
const noMailbox = /^55[013][ -]5\.(1\.[1236]|2\.1)\b/;

/** Mail servers name the recipient: jobs that have failed and the log would have the address when its account is deleted. */
function rethrowWithoutAddresses(error: Error & { command?: string; response?: string }): never {
  const reason = error.message.replace(/<?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?/g, '‹…›');
  const isFinal = error.command === 'RCPT TO' && noMailbox.test(error.response ?? '');
  throw isFinal ? new NonRetryableError(reason) : new Error(reason);
}

/** The address in `Name <address>`, or all of it. */
export const addressOf = (text: string): string => /<([^<>]*)>\s*$/.exec(text)?.[1]?.trim() ?? text.trim();

/**
 * Filters know the list by its id, whatever it is called (RFC 2919). Mail clients show an unsubscribe button that posts to this
 * URL without opening the page (RFC 8058).
 */
const listHeaders = (url: string, domain: string) => ({
  'List-Id': `<newsletter.${domain}>`,
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

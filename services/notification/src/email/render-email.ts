import type { Email, EmailAddress, EmailContent } from './email.js';
import { emailHtml } from './email-html.js';
import { messages } from './messages.js';

type Delivery = Pick<Email, 'id' | 'to' | 'replyTo' | 'isPersonal'>;

/** Renders the content as HTML and as plain text, under headers that no entered text can break. */
export function renderEmail({ id, to, replyTo, isPersonal }: Delivery, content: EmailContent): Email {
  return {
    id,
    to: cleanAddress(to),
    replyTo: replyTo && cleanAddress(replyTo),
    isPersonal,
    unsubscribeUrl: content.unsubscribe?.url,
    subject: singleLine(content.subject),
    html: emailHtml(content),
    text: emailText(content),
    attachments: content.attachments,
  };
}

function emailText({ heading, paragraphs, facts, action, footnote, unsubscribe }: EmailContent): string {
  const rows = facts
    .flatMap(({ label, value, links = [] }) => [
      `${label}: ${value}`,
      ...links.filter(({ url }) => url.startsWith('https:')).map(({ label, url }) => `${label}: ${url}`),
    ])
    .join('\n');
  const link = action && `${action.label}: ${action.url}`;
  const foot = [footnote, unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`].filter(Boolean).join('\n');
  return (
    [messages.siteName.toUpperCase(), heading, ...paragraphs, rows, link, foot && `-- \n${foot}`]
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
}

const cleanAddress = ({ name, address }: EmailAddress): EmailAddress => ({
  name: singleLine(name),
  address: singleLine(address),
});

/** A line break in a header could start another header. */
export const singleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

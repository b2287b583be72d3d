import type { Email, EmailAddress, EmailContent, EmailFact } from './email.js';
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

function emailText({ heading, paragraphs, facts, sections = [], action, footnote, ...links }: EmailContent): string {
  const lists = sections.map((section) => `${section.heading}\n\n${factsText(section.facts)}`);
  const foot = [footnote, ...[links.choose, links.unsubscribe].map(linkText)].filter(Boolean).join('\n');
  const blocks = [heading, ...paragraphs, factsText(facts), linkText(action), ...lists];
  return [messages.siteName.toUpperCase(), ...blocks, foot && `-- \n${foot}`].filter(Boolean).join('\n\n') + '\n';
}

const linkText = (link: EmailContent['action']) => link && `${link.label}: ${link.url}`;

const factsText = (facts: EmailFact[]) =>
  facts
    .flatMap(({ label, value, links = [] }) => [
      `${label}: ${value}`,
      ...links.filter(({ url }) => url.startsWith('https:')).map(linkText),
    ])
    .join('\n');

const cleanAddress = ({ name, address }: EmailAddress): EmailAddress => ({
  name: singleLine(name),
  address: singleLine(address),
});

/** A line break in a header could start another header. */
export const singleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

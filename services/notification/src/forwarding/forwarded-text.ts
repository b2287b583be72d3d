import { foldAddress } from '@wayhouse/service-kit';
import { convert } from 'html-to-text';
import { limits } from '@wayhouse/domain';
import { singleLine } from '../email/render-email.js';
import type { InboundEmail } from './inbound-email.js';
import { messages } from './messages.js';

/** Markup takes more characters than its text does. */
const maxHtml = 10 * limits.forwardedText;

/** What is left of the HTML: its text, without pictures and without the addresses that links lead to. */
const htmlOptions = {
  wordwrap: false as const,
  limits: { maxDepth: 50, ellipsis: '' },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
  ],
};

/** An email's subject, as it is forwarded. */
export const forwardedSubject = ({ subject }: Pick<InboundEmail, 'subject'>, addresses: string[]): string =>
  strikeAddresses(singleLine(subject), addresses).slice(0, limits.forwardedSubject) || messages.noSubject;

/** An email's text, as it is forwarded: without the email addresses of its writer and reader. Empty if nothing was written. */
export function forwardedText({ text, html, attachments }: InboundEmail, addresses: string[]): string {
  const written = withoutControls(text.trim() ? text : convert(html.slice(0, maxHtml), htmlOptions)).trim();
  if (!written) return '';
  const isCut = written.length > limits.forwardedText;
  // Half an address at the end would not be recognized.
  const shortened = isCut ? written.slice(0, limits.forwardedText).replace(/\S{0,400}$/, '') : written;
  const notes = [isCut && messages.cut, attachments > 0 && messages.attachments(attachments)];
  return [strikeAddresses(shortened, addresses), ...notes.filter(Boolean)].join('\n\n');
}

/** All but line breaks and tabs. */
const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');

/** An address behind a name, as mail programs quote it: `On Monday Asha <asha@example.com> wrote:` */
const quotedAddress = /[ \t]?<(?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,255}>/gi;

/** The text without the addresses of the two, however they are spelled, and without any that a mail program has quoted. */
function strikeAddresses(text: string, addresses: string[]): string {
  const mailboxes = [...new Set(addresses.map(foldAddress))];
  return mailboxes.reduce(
    (struck, mailbox) => struck.replace(spellingsOf(mailbox), messages.addressRemoved),
    text.replace(quotedAddress, ''),
  );
}

/**
 * The addresses that `foldAddress` makes this mailbox, as they are and as links have them (`%40`), between any marks: mail
 * programs write bold as `*…*`.
 */
function spellingsOf(mailbox: string): RegExp {
  const [local = '', domain = ''] = mailbox.split('@');
  const dotted = [...local].map((character) => `${escaped(character)}\\.*`).join('');
  const tag = String.raw`(?:(?:\+|%2b)[^\s@%]{0,64})?`;
  const before = String.raw`(?<=^|[^\p{L}\d]|%[\da-f]{2})`;
  return new RegExp(`${before}${dotted}${tag}(?:@|%40)${escaped(domain)}(?![\\p{L}\\d])`, 'giu');
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

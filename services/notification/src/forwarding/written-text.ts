import { foldAddress } from '@wayhouse/service-kit';
import { convert } from 'html-to-text';
import { limits } from '@wayhouse/domain';
import type { InboundEmail } from './inbound-email.js';
import { messages } from './messages.js';

/** Markup takes more characters than its text does. */
const maxHtml = 10 * limits.forwardedText;

/** What is left of the HTML: its text, without pictures and without the addresses that links lead to. */
const selectors = [
  { selector: 'img', format: 'skip' },
  { selector: 'a', options: { ignoreHref: true } },
];
/** Where mail programs put what they quote. */
const quotes = ['blockquote', 'div.gmail_quote'].map((selector) => ({ selector, format: 'skip' }));

/** A picture within the HTML, which may be longer than all that is written. It ends where its attribute does. */
const dataUri = /data:[\w.+-]+\/[\w.+-]+[;,][^\s"'<>)]*/gi;

/** `isCut`: there was more. */
type Written = { text: string; isCut: boolean };

type Options = {
  /** Without what is quoted, where that is known. */
  withoutQuotes?: boolean;
};

/** The text of an email, or of its HTML if that is all it has. */
export function writtenText(
  { text, html }: Pick<InboundEmail, 'text' | 'html'>,
  { withoutQuotes }: Options = {},
): Written {
  if (text.trim()) return { text: withoutControls(text).trim(), isCut: false };
  const markup = html.replace(dataUri, '');
  const options = {
    wordwrap: false as const,
    limits: { maxDepth: 50, ellipsis: '' },
    selectors: withoutQuotes ? [...selectors, ...quotes] : selectors,
  };
  const converted = convert(markup.slice(0, maxHtml), options);
  return { text: withoutControls(converted).trim(), isCut: markup.length > maxHtml };
}

/** The beginning of a text, and not half an address at its end, which would not be recognized. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/\S{0,400}$/, '');

/** All but line breaks and tabs. */
const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');

/** An address behind a name, as mail programs quote it: `On Monday Asha <asha@example.com> wrote:` */
const quotedAddress = /[ \t]?<(?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,255}>/gi;

/** The text without the addresses of the two, however they are spelled, and without any that a mail program has quoted. */
export function strikeAddresses(text: string, addresses: string[]): string {
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

export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

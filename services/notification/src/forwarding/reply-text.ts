import { limits } from '@wayhouse/domain';
import type { InboundEmail } from './inbound-email.js';
import { messages } from './messages.js';
import { cutText, escaped, strikeAddresses, writtenText } from './written-text.js';

/** So much is searched for what is quoted: what is new is cut to less. */
const maxSearched = 3 * limits.bookingMessage;

type Addresses = {
  /** To which the writer may have answered: programs name it above what they quote. */
  own: string[];
  /** Of the two, to be struck out. */
  people: string[];
};

/** What is new in an email: without the signature, and without what its program has quoted. Empty where that is all. */
export function replyText(email: InboundEmail, { own, people }: Addresses): string {
  const { text: written } = writtenText(email, { withoutQuotes: true });
  const text = written.length > maxSearched ? cutText(written, maxSearched) : written;
  const lines = withoutSignature(withoutAttribution(withoutHeaders(text.split('\n'), own), own));
  const unquoted = lines.filter((line) => !isQuoted(line)).join('\n');
  const reply = strikeAddresses(
    unquoted
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .replace(device, '')
      .trim(),
    people,
  );
  if (reply.length <= limits.bookingMessage) return reply;
  const shown = cutText(reply, limits.bookingMessage - messages.restByEmail.length - 2).trim();
  return `${shown}\n\n${messages.restByEmail}`;
}

/** What phones write below an email. */
const device = /\n(?:Sent from my|Get Outlook for) \S+(?: \S+)?$/;

const isQuoted = (line: string | undefined) => Boolean(line?.startsWith('>'));
const isHeader = (line = '') => /^[^\s:]+(?: [^\s:]+)?\s?:/.test(line);
const hasText = (line: string | undefined) => Boolean(line?.trim());

/** Whether a text names one of these addresses as programs do. */
const isNamed = (text: string, addresses: string[]): boolean =>
  addresses.some((address) =>
    new RegExp(String.raw`[<[](?:mailto:)?${escaped(address)}|${escaped(address)}[>\]]`, 'i').test(text),
  );

/** What is left of the lines without those from one to before another, and without all below where no line below is quoted. */
const without = (lines: string[], from: number, to: number): string[] => {
  const below = lines.slice(to);
  return [...lines.slice(0, from), ...(below.some(isQuoted) ? below : [])];
};

/** Without the headers of what was answered, such as `From: Hotel <stay@example.com>` above another, whatever the language. */
function withoutHeaders(lines: string[], own: string[]): string[] {
  const from = lines.findIndex((line, at) => isHeader(line) && isHeader(lines[at + 1]) && isNamed(line, own));
  if (from < 0) return lines;
  const length = lines.slice(from).findIndex((line) => !isHeader(line));
  const isRuled = /^[_-]{5}/.test(lines[from - 1] ?? '');
  return without(lines, isRuled ? from - 1 : from, length < 0 ? lines.length : from + length);
}

/**
 * Without the line that names whom the writer answers, whatever the language, such as `On Monday at 9:12 Hotel <stay@example.com>
 * wrote:`. A sentence can mention the address as well, so it has to end with a colon and have a time; directly above what is quoted,
 * two of an address of ours, a colon and a number are enough.
 */
function withoutAttribution(lines: string[], own: string[]): string[] {
  const quoted = lines.findIndex(isQuoted);
  const above = lines.slice(0, Math.max(0, quoted)).findLastIndex(hasText);
  const at = lines.findIndex((line, index) => {
    if (index !== above && !endsInColon(line)) return false;
    const text = lines.slice(startOf(lines, index), index + 1).join(' ');
    const others = text.replace(/\S+@\S+/g, '');
    const signs = [isNamed(text, own), endsInColon(line), /\p{Nd}/u.test(others)];
    if (index === above) return signs.filter(Boolean).length > 1;
    return signs.every(Boolean) && /\p{Nd}[:.h]\p{Nd}{2}/u.test(others);
  });
  return at < 0 ? lines : without(lines, startOf(lines, at), at + 1);
}

const endsInColon = (line: string) => /[:：]$/.test(line.trimEnd());

/** A long attribution is wrapped before the address, or before its last words. */
const startOf = (lines: string[], at: number): number =>
  hasText(lines[at - 1]) && (/^[<[]?\S+@/.test(lines[at]!) || lines[at]!.trim().split(/\s+/).length <= 2) ? at - 1 : at;

/** Without what stands below two dashes and a space (RFC 3676), up to an empty line. */
function withoutSignature(lines: string[]): string[] {
  const from = lines.indexOf('-- ');
  if (from < 0) return lines;
  const length = lines.slice(from).findIndex((line) => !hasText(line) || isQuoted(line));
  return [...lines.slice(0, from), ...(length < 0 ? [] : lines.slice(from + length))];
}

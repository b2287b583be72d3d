import { limits } from '@wayhouse/domain';
import EmailReplyParser from 'email-reply-parser';
import type { InboundEmail } from './inbound-email.js';
import { messages } from './messages.js';
import { cutText, escaped, strikeAddresses, writtenText } from './written-text.js';

/** So much is searched for what is quoted: the parser’s patterns take long for more. */
const maxSearched = 3 * limits.bookingMessage;

const parser = new EmailReplyParser();
type Fragment = ReturnType<ReturnType<typeof parser.read>['getFragments']>[number];

type Addresses = {
  /** To which the writer may have answered: programs name it above what they quote. */
  own: string[];
  /** Of the two, to be struck out. */
  people: string[];
};

/** What is new in an email: without the signature, and without what its program has quoted. Empty where that is all. */
export function replyText(email: InboundEmail, { own, people }: Addresses): string {
  const written = writtenText(email, { withoutQuotes: true }).replace(/\n{3,}/g, '\n\n');
  const text = written.length > maxSearched ? cutText(written, maxSearched) : written;
  const fragments = parser.read(withoutAnswered(text, own)).getFragments().filter(isNew);
  const reply = strikeAddresses(
    fragments
      .map((fragment) => fragment.getContent())
      .join('\n')
      .trim(),
    people,
  );
  if (reply.length <= limits.bookingMessage) return reply;
  const shown = cutText(reply, limits.bookingMessage - messages.restByEmail.length - 2).trim();
  return `${shown}\n\n${messages.restByEmail}`;
}

/**
 * The parser takes all below a line of thanks or dashes for a signature, and all below a line such as `From: May [Friday]` for quoted.
 * What somebody has written is worth more than a line too many: left out is what programs mark.
 */
function isNew(fragment: Fragment): boolean {
  const lines = fragment.getContent().trim().split('\n');
  if (fragment.isQuoted()) return !lines.some((line) => line.startsWith('>'));
  return !fragment.isSignature() || (lines.length > 1 && !/^--\s*$/.test(lines[0]!));
}

/**
 * The text without the line that names whom the writer answers, whatever the language, such as `On Monday Hotel <stay@example.com>
 * wrote:`, and without what follows it up to quoted lines. Where none are quoted, all of it is what was answered.
 */
function withoutAnswered(text: string, addresses: string[]): string {
  const lines = text.split('\n');
  const marks = addresses.map(
    (address) => new RegExp(String.raw`[<[](?:mailto:)?${escaped(address)}|${escaped(address)}[>\]]`, 'i'),
  );
  const at = lines.findIndex((line, index) => marks.some((mark) => mark.test(line)) && isAttribution(lines, index));
  if (at < 0) return text;
  // A long one is wrapped before the address.
  const start = /^[<[]?\S+@/.test(lines[at]!) ? Math.max(0, at - 1) : at;
  const rest = lines.slice(at + 1);
  const quoted = rest.findIndex(isQuoted);
  return [...lines.slice(0, start), ...(quoted < 0 ? [] : rest.slice(quoted))].join('\n');
}

const isQuoted = (line: string) => line.startsWith('>');

/** And not a sentence that mentions the address: a header, or a line that ends with a colon or is followed by what is quoted. */
function isAttribution(lines: string[], at: number): boolean {
  const [line = '', next = '', ...others] = lines.slice(at);
  const isHeader = /^[^\s:]+(?: [^\s:]+)?\s?:/.test(line);
  const endsInColon = [line, next].some((each) => /[:：]\s*$/.test(each));
  return isHeader || endsInColon || isQuoted([next, ...others].find((each) => each.trim()) ?? '');
}

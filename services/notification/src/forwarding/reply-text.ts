import { limits } from '@wayhouse/domain';
import EmailReplyParser from 'email-reply-parser';
import type { InboundEmail } from './inbound-email.js';
import { messages } from './messages.js';
import { cutText, escaped, strikeAddresses, writtenText } from './written-text.js';

/** So much is searched for what is quoted: the parser’s patterns take long for more. */
const maxSearched = 3 * limits.bookingMessage;

const parser = new EmailReplyParser();

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
  const reply = strikeAddresses(parser.parseReply(withoutAttribution(text, own)).trim(), people);
  if (reply.length <= limits.bookingMessage) return reply;
  const shown = cutText(reply, limits.bookingMessage - messages.restByEmail.length - 2).trim();
  return `${shown}\n\n${messages.restByEmail}`;
}

/**
 * The text without the line that names whom the writer answers, whatever the language, such as `On Monday Hotel <stay@example.com>
 * wrote:`, and without what follows it up to quoted lines. Where none are quoted, all of it is what was answered.
 */
function withoutAttribution(text: string, addresses: string[]): string {
  const lines = text.split('\n');
  const marks = addresses.map(
    (address) => new RegExp(String.raw`[<[](?:mailto:)?${escaped(address)}|${escaped(address)}[>\]]`, 'i'),
  );
  const at = lines.findIndex((line) => marks.some((mark) => mark.test(line)));
  if (at < 0) return text;
  // A long one is wrapped before the address.
  const start = /^[<[]?\S+@/.test(lines[at]!) ? Math.max(0, at - 1) : at;
  const rest = lines.slice(at + 1);
  const quoted = rest.findIndex((line) => line.startsWith('>'));
  return [...lines.slice(0, start), ...(quoted < 0 ? [] : rest.slice(quoted))].join('\n');
}

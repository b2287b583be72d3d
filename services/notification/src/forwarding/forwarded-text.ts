import { limits } from '@wayhouse/domain';
import { singleLine } from '../email/render-email.js';
import type { InboundEmail } from './inbound-email.js';
import { messages } from './messages.js';
import { cutText, strikeAddresses, writtenText } from './written-text.js';

/** An email's subject, as it is forwarded. */
export const forwardedSubject = ({ subject }: Pick<InboundEmail, 'subject'>, addresses: string[]): string =>
  strikeAddresses(singleLine(subject), addresses).slice(0, limits.forwardedSubject) || messages.noSubject;

/** An email's text, as it is forwarded: without the email addresses of its writer and reader. Empty if nothing was written. */
export function forwardedText(email: InboundEmail, addresses: string[]): string {
  const written = writtenText(email);
  if (!written) return '';
  const isCut = written.length > limits.forwardedText;
  const shortened = isCut ? cutText(written, limits.forwardedText) : written;
  const notes = [isCut && messages.cut, email.attachments > 0 && messages.attachments(email.attachments)];
  return [strikeAddresses(shortened, addresses), ...notes.filter(Boolean)].join('\n\n');
}

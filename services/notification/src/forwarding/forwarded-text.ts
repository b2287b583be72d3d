import { limits } from '@wayhouse/domain';
import { singleLine } from '../email/render-email.js';
import type { InboundEmail } from './inbound-email.js';
import { messages } from './messages.js';
import { cutText, strikeAddresses, writtenText } from './written-text.js';

/** An email's subject, as it is forwarded. */
export const forwardedSubject = ({ subject }: Pick<InboundEmail, 'subject'>, addresses: string[]): string =>
  strikeAddresses(singleLine(subject), addresses).slice(0, limits.forwardedSubject) || messages.noSubject;

/**
 * An email's text, as it is forwarded: without the email addresses of its writer and reader. One that has only a subject is that. Empty
 * if nothing was written or attached.
 */
export function forwardedText(email: InboundEmail, addresses: string[]): string {
  const body = writtenText(email);
  const written = body.text || singleLine(email.subject);
  const isLong = written.length > limits.forwardedText;
  const shortened = isLong ? cutText(written, limits.forwardedText) : written;
  return [
    strikeAddresses(shortened, addresses),
    ...(isLong || body.isCut ? [messages.cut] : []),
    ...(email.attachments > 0 ? [messages.attachments(email.attachments)] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

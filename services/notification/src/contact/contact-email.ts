import { paths } from '@wayhouse/contracts';
import type { EmailContent } from '../email/email.js';
import { messages } from './messages.js';
import type { Message } from './message-repository.js';

export const messageEmail = ({ reference, name, email, subject, message }: Message): EmailContent => ({
  subject: `[${reference}] ${subject}`,
  heading: subject,
  paragraphs: [message],
  facts: [
    { label: messages.facts.reference, value: reference },
    { label: messages.facts.name, value: name },
    { label: messages.facts.email, value: email },
  ],
  footnote: messages.replyToSender,
});

/** Repeats nothing the sender typed: anyone can enter anyone's address, and we must not deliver their text to it. */
export const acknowledgementEmail = ({ reference, email }: Message, publicUrl: string): EmailContent => ({
  subject: messages.received.subject(reference),
  heading: messages.received.heading,
  paragraphs: messages.received.paragraphs,
  facts: [{ label: messages.facts.reference, value: reference }],
  action: { label: messages.received.helpCenter, url: publicUrl + paths.helpCenter },
  footnote: messages.received.why(email),
});

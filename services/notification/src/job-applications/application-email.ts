import type { EmailContent } from '../email/email.js';
import type { Application } from './application-repository.js';
import { messages } from './messages.js';

export const applicationEmail = ({ job_title, name, email, phone, cover_letter }: Application): EmailContent => ({
  subject: messages.subject(job_title, name),
  heading: messages.heading(name, job_title),
  paragraphs: [cover_letter],
  facts: [
    { label: messages.facts.name, value: name },
    { label: messages.facts.email, value: email },
    { label: messages.facts.phone, value: phone },
  ],
  footnote: messages.replyToApplicant,
});

/** Repeats nothing the applicant typed: anyone can enter anyone's address, and we must not deliver their text to it. */
export const acknowledgementEmail = ({ email }: Application): EmailContent => ({
  subject: messages.received.heading,
  heading: messages.received.heading,
  paragraphs: messages.received.paragraphs,
  facts: [],
  footnote: messages.received.why(email),
});

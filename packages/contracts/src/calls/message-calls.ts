import { z } from 'zod';
import { defineCall } from '../call.js';
import { Email, Id, Phone, text } from '../fields.js';
import { limits } from '../limits.js';

/** Puts an address on the newsletter's list, once; the answer does not tell whether it was there before. */
export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: '/api/messages/newsletter',
  who: 'anyone',
  input: z.object({ email: Email }),
  answer: z.object({ message: z.string() }),
});

/**
 * Takes an address off the list, by the token in its letters. Doing so twice is no mistake. It is made at the address of
 * its page, because mail programs make it there too (RFC 8058); what their form says adds nothing to the token.
 */
export const unsubscribeFromNewsletter = defineCall({
  method: 'POST',
  path: '/newsletter/unsubscribe/:token',
  who: 'anyone',
  input: z.object({ token: Id }),
  answer: z.object({ message: z.string() }),
});

/**
 * A job application, which is mailed to the people who hire, and acknowledged to the applicant.
 * The same one twice a day is one.
 */
export const applyForJob = defineCall({
  method: 'POST',
  path: '/api/messages/job-applications',
  who: 'anyone',
  input: z.object({
    job_title: text(limits.jobTitle),
    name: text(limits.name),
    email: Email,
    phone: Phone,
    cover_letter: text(limits.coverLetter),
  }),
  answer: z.object({ message: z.string() }),
});

/**
 * A message to the people who help. It is mailed to them and acknowledged to the sender, with the reference under which
 * both find it again. The same message twice a day is one, with one reference.
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/messages/contact',
  who: 'anyone',
  input: z.object({
    name: text(limits.name),
    email: Email,
    subject: text(limits.subject),
    message: text(limits.message),
  }),
  answer: z.object({ message: z.string(), reference: z.string() }),
});

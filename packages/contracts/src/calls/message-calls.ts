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

/** Takes an address off the list, by the token in its letters. Doing so twice is no mistake. */
export const unsubscribeFromNewsletter = defineCall({
  method: 'POST',
  path: '/api/messages/newsletter/unsubscribe',
  who: 'anyone',
  input: z.object({ token: Id }),
  answer: z.object({ message: z.string() }),
});

/** A job application, which is mailed to the people who hire. */
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

import { z } from 'zod';
import { defineCall } from '../call.js';
import { Email, Phone, text } from '../fields.js';
import { limits } from '../limits.js';

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

import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { defineCall } from '../call.js';
import { Email, Id, Phone, line, text } from '../fields.js';

/** Emails a link that subscribes the address. The response does not reveal whether it is subscribed already. */
export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: '/api/messages/newsletter',
  access: 'anyone',
  input: z.object({ email: Email.meta({ description: 'The email address.' }) }),
  response: z.object({ message: z.string() }),
});

/** Subscribes the address that the link with this token was sent to; idempotent until the link ends. */
export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/api/messages/newsletter/confirm',
  access: 'anyone',
  input: z.object({ token: Id.meta({ description: 'The token from the link in the email.' }) }),
  response: z.object({ message: z.string() }),
});

/**
 * Unsubscribes an address by the token in its emails; idempotent. The path is that of the unsubscribe page, because mail
 * clients post to the link itself (RFC 8058). Their form fields are ignored.
 */
export const unsubscribeFromNewsletter = defineCall({
  method: 'POST',
  path: '/newsletter/unsubscribe/:token',
  access: 'anyone',
  input: z.object({ token: Id.meta({ description: 'The token from the unsubscribe link of an email.' }) }),
  response: z.object({ message: z.string() }),
});

/** Emails a job application to the careers team and acknowledges it to the applicant. Repeats on the same day are ignored. */
export const applyForJob = defineCall({
  method: 'POST',
  path: '/api/messages/job-applications',
  access: 'anyone',
  input: z.object({
    job_title: line(limits.jobTitle).meta({ description: 'The title of the advertised position.' }),
    name: line(limits.name).meta({ description: 'The applicant’s name.' }),
    email: Email.meta({ description: 'The address to reply to.' }),
    phone: Phone.meta({ description: 'A phone number.' }),
    cover_letter: text(limits.coverLetter).meta({ description: 'The cover letter as plain text.' }),
  }),
  response: z.object({ message: z.string() }),
});

/** Emails a message to support and acknowledges it to the sender, with a reference. A repeat on the same day has the same one. */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/messages/contact',
  access: 'anyone',
  input: z.object({
    name: line(limits.name).meta({ description: 'The sender’s name.' }),
    email: Email.meta({ description: 'The address to reply to.' }),
    subject: line(limits.subject).meta({ description: 'The subject.' }),
    message: text(limits.message).meta({ description: 'The message text.' }),
  }),
  response: z.object({
    message: z.string(),
    reference: z.string().meta({ description: 'Identifies the message in further correspondence.' }),
  }),
});

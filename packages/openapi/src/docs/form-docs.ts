import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as calls from '@wayhouse/contracts/calls/form-calls';
import { exampleIds } from './examples.js';

const group = 'Messages';
const errors = {
  'challenge-required':
    'Several forms have come from this IP address within an hour. `X-Challenge` has a challenge; send the form again with its solution in `X-Challenge-Solution` (PBKDF2 proof of work, see altcha.org).',
};
const sender = { name: 'Asha Rao', email: 'asha@example.com' };

export const formDocs = {
  sendMessage: documentCall(calls.sendMessage, {
    group,
    summary: 'Send a message',
    description:
      'Sends a message to support. Sending the same message again on the same day has no effect and returns the same reference.',
    errors,
    confirmation: 'messageSent',
    example: {
      input: { ...sender, subject: 'Late arrival', message: 'Our train arrives at 23:40. Is the front desk open?' },
      response: { reference: 'WH-7K3Q-92' },
    },
  }),
  applyForJob: documentCall(calls.applyForJob, {
    group,
    summary: 'Apply for a job',
    description: 'Sends a job application. Sending the same one again on the same day has no effect.',
    errors,
    confirmation: 'applicationSent',
    example: {
      input: {
        ...sender,
        job_title: 'Front Desk Lead',
        phone: '+91 98765 43210',
        cover_letter: 'I have welcomed guests for six years, three of them at night.',
      },
    },
  }),
  subscribeToNewsletter: documentCall(calls.subscribeToNewsletter, {
    group,
    summary: 'Subscribe to the newsletter',
    description: `Emails the address a link that subscribes it and ends after ${limits.newsletterLinkHours} hours. The response does not reveal whether the address is subscribed already; then it gets no email.`,
    errors,
    confirmation: 'subscriptionRequested',
    example: {
      input: { email: sender.email },
    },
  }),
  confirmSubscription: documentCall(calls.confirmSubscription, {
    group,
    summary: 'Confirm a newsletter subscription',
    description: 'Subscribes the address that the token was sent to. Idempotent until the link ends.',
    errors: { 'not-found': 'The token is unknown, or the link has ended.' },
    confirmation: 'subscribed',
    example: {
      input: { token: exampleIds.optInToken },
    },
  }),
  unsubscribeFromNewsletter: documentCall(calls.unsubscribeFromNewsletter, {
    group,
    summary: 'Unsubscribe from the newsletter',
    description:
      'Unsubscribes the address that the token was sent to. Idempotent. Mail clients call this path directly when the reader chooses to unsubscribe (RFC 8058).',
    errors: { 'not-found': 'The token is unknown.' },
    confirmation: 'unsubscribed',
    example: {
      input: { token: exampleIds.unsubscribeToken },
    },
  }),
};

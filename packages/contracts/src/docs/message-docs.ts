import { describeCall } from '../call-docs.js';
import * as letters from '../calls/message-calls.js';
import { messages } from '../messages.js';
import { exampleIds } from './examples.js';

const group = 'Messages';
const sender = { name: 'Asha Rao', email: 'asha@example.com' };

export const messageDocs = {
  sendMessage: describeCall(letters.sendMessage, {
    group,
    summary: 'Write to us',
    description: 'The same message twice a day is one, with one reference.',
    fields: {
      name: 'Who writes.',
      email: 'Where the answer goes.',
      subject: 'What it is about.',
      message: 'The message.',
    },
    returns: { reference: 'Under which both sides find the message again.' },
    example: {
      input: { ...sender, subject: 'Late arrival', message: 'Our train arrives at 23:40. Is the front desk open?' },
      answer: { message: messages.messageSent, reference: 'WH-7K3Q-92' },
    },
  }),
  applyForJob: describeCall(letters.applyForJob, {
    group,
    summary: 'Apply for a job',
    description: 'The same application twice a day is one.',
    fields: {
      job_title: 'The position as we advertise it.',
      name: 'Who applies.',
      email: 'Where the answer goes.',
      phone: 'A telephone number.',
      cover_letter: 'Why you.',
    },
    example: {
      input: {
        ...{ job_title: 'Front Desk Lead', ...sender, phone: '+91 98765 43210' },
        cover_letter: 'I have welcomed guests for six years, three of them at night.',
      },
      answer: { message: messages.applicationSent },
    },
  }),
  subscribeToNewsletter: describeCall(letters.subscribeToNewsletter, {
    group,
    summary: 'Join the newsletter',
    description: 'The answer does not tell whether the address was on the list before.',
    fields: { email: 'The address.' },
    example: { input: { email: sender.email }, answer: { message: messages.subscribed } },
  }),
  unsubscribeFromNewsletter: describeCall(letters.unsubscribeFromNewsletter, {
    group,
    summary: 'Leave the newsletter',
    description:
      'By the token in a letter. Leaving twice is no mistake. Mail programs call this address by themselves when a reader presses Unsubscribe (RFC 8058).',
    fields: { token: 'The token in the letter’s link.' },
    refusals: { 'not-found': 'No letter has this token.' },
    example: { input: { token: exampleIds.unsubscribeToken }, answer: { message: messages.unsubscribed } },
  }),
};

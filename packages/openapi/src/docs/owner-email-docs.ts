import * as calls from '@wayhouse/contracts/calls/owner-email-calls';
import { documentCall } from '../call-docs.js';
import { examplePush } from './owner-push-docs.js';

const group = 'Your bookings';
const ownerEmails = {
  booking: true,
  change: true,
  cancellation: true,
  payment: true,
  message: true,
  conflict: true,
  arrivals: true,
};

export const ownerEmailDocs = {
  showOwnerEmails: documentCall(calls.showOwnerEmails, {
    group,
    summary: 'Get which emails you get',
    description: 'Which emails about your hotels go to the primary address of your account.',
    example: { input: {}, response: { ownerEmails: { ...ownerEmails, arrivals: false }, push: examplePush } },
  }),
  changeOwnerEmails: documentCall(calls.changeOwnerEmails, {
    group,
    summary: 'Choose which emails you get',
    description: 'Switches one kind of email on or off. The one about arrivals comes at 6:00 in the time of the hotel.',
    confirmation: 'ownerEmailsChanged',
    example: { input: { kind: 'arrivals', isOn: true }, response: { ownerEmails } },
  }),
};

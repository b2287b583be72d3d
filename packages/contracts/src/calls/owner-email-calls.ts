import { type OwnerEmailKind, ownerEmailKinds } from '@wayhouse/domain/owner-emails';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { OwnerPush } from './owner-push-calls.js';

const path = '/api/notifications/owner-emails';

const isSent = (description: string) => z.boolean().meta({ description });

const OwnerEmails = z
  .object({
    booking: isSent('When a guest books.'),
    change: isSent('When a guest changes the dates or the number of guests.'),
    cancellation: isSent('When a guest cancels, or support does.'),
    payment: isSent('When a guest pays by card.'),
    message: isSent('When a guest writes to the hotel.'),
    conflict: isSent('When the calendar of another site has nights that are booked here.'),
    arrivals: isSent('Every morning with guests: who arrives, who leaves, who is in house and what is unpaid.'),
  } satisfies Record<OwnerEmailKind, unknown>)
  .meta({ description: 'Which emails you get.' });

export const showOwnerEmails = defineCall({
  method: 'GET',
  path,
  access: 'viewer',
  input: z.object({}),
  response: z.object({
    ownerEmails: OwnerEmails,
    push: OwnerPush.optional().meta({ description: 'Without it, this site sends no pushes.' }),
  }),
});

export const changeOwnerEmails = defineCall({
  method: 'POST',
  path,
  access: 'viewer',
  input: z.object({
    kind: z.enum(ownerEmailKinds).meta({ description: 'Which kind of email.' }),
    isOn: z.boolean().meta({ description: 'Whether you want to get it.' }),
  }),
  response: z.object({ message: z.string(), ownerEmails: OwnerEmails }),
});

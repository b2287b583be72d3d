import { arrivalTimes, guestDetails } from '@wayhouse/domain/guest-details';
import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { line, Phone, text } from './fields.js';

/** What a guest lets the hotel know, as it is entered. What is left out is not known. */
export const GuestDetailsForm = z.object({
  leadGuest: line(limits.name).optional().meta({ description: 'The name of who arrives.' }),
  phone: Phone.optional().meta({ description: 'The phone number at which the hotel reaches the guest.' }),
  arrivalTime: z.enum(arrivalTimes).optional().meta({
    description:
      'The hour in which the guest arrives, by its beginning: `15:00` is from 15:00 to 16:00. From check-in of the hotel on, or `after-midnight`.',
  }),
  children: z
    .array(z.int().min(0).max(limits.childAge))
    .max(limits.searchGuests)
    .optional()
    .meta({ description: 'The ages of the children among the guests, of whom at least one is an adult.' }),
  wishes: text(limits.wishes).optional().meta({ description: 'What the guest asks for, as plain text.' }),
  company: line(limits.company).optional().meta({ description: 'The company that the receipt names.' }),
  taxNumber: line(limits.taxNumber).optional().meta({ description: 'The tax number that the receipt names.' }),
});

export const GuestDetails = GuestDetailsForm.extend({
  version: z.number().meta({ description: 'Incremented by every change. Send it back when you change the details.' }),
  corrected: z
    .object({ at: z.iso.datetime(), fields: z.array(z.enum(guestDetails)) })
    .optional()
    .meta({
      description:
        'Present if the hotel has made some of them others since the guest has last entered them: which, removed ones too, and when last.',
    }),
});
export type GuestDetails = z.output<typeof GuestDetails>;

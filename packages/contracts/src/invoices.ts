import { invoiceKinds } from '@wayhouse/domain/invoice';
import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { line } from './fields.js';

/** Whom an invoice is for, as the front desk enters it. */
export const buyerForm = {
  buyerName: line(limits.company).meta({ description: 'The person or company that the invoice is for.' }),
  buyerTaxNumber: line(limits.taxNumber).optional().meta({ description: 'The tax number of the buyer.' }),
  buyerAddress: line(limits.address).optional().meta({ description: 'The address of the buyer.' }),
};

const id = z.string().meta({ description: 'The id of the invoice or the credit note.' });
const number = z
  .string()
  .meta({ description: 'Its number in the series of the hotel: the year, and a number from 1.' });
const kind = z.enum(invoiceKinds).meta({ description: 'An `invoice`, or a `credit-note` that reverses one.' });

/** What the guest of a booking downloads it by. */
export const GuestInvoice = z.object({ _id: id, number, kind });
export type GuestInvoice = z.output<typeof GuestInvoice>;

export const Invoice = z
  .object({
    ...{ _id: id, number, kind },
    bookingId: z.string().meta({ description: 'The booking that it is for.' }),
    day: z.string().meta({ description: 'The day of issue in the hotel’s time zone.' }),
    buyer: z
      .object({ name: z.string(), taxNumber: z.string().optional(), address: z.string().optional() })
      .meta({ description: 'Whom it is for.' }),
    total: z.number().meta({ description: 'Its amount with taxes and fees; that of a credit note is negative.' }),
    due: z.number().meta({ description: 'What of it was not paid when it was issued.' }),
    currency: z.string().meta({ description: 'The currency of the amounts (ISO 4217).' }),
    reverses: z
      .string()
      .optional()
      .meta({ description: 'Of a credit note, the number of the invoice that it reverses.' }),
  })
  .meta({ id: 'Invoice', description: 'An invoice of a hotel, or a credit note. Neither ever changes.' });
export type Invoice = z.output<typeof Invoice>;

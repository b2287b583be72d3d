import { z } from 'zod';
import { defineEvent } from './event.js';

export const paymentSucceeded = defineEvent({
  type: 'payment.succeeded.v1',
  data: z.object({
    ...{ bookingId: z.string(), paymentId: z.string(), amountMinor: z.int(), paidAt: z.iso.datetime() },
    /** Of a joint payment: all of its portions, each of which is published by an event of its own. */
    portions: z
      .array(z.object({ bookingId: z.string(), paymentId: z.string() }))
      .min(2)
      .optional(),
  }),
});

export const paymentRefunded = defineEvent({
  type: 'payment.refunded.v1',
  data: z.object({
    bookingId: z.string(),
    paymentId: z.string(),
    refundId: z.string(),
    amountMinor: z.int(),
    refundedAt: z.iso.datetime(),
  }),
});

import { z } from 'zod';
import { defineEvent } from './event.js';

export const paymentSucceeded = defineEvent({
  type: 'payment.succeeded.v1',
  data: z.object({ bookingId: z.string(), paymentId: z.string(), amountMinor: z.int(), paidAt: z.iso.datetime() }),
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

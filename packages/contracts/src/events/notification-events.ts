import { parties } from '@wayhouse/domain/parties';
import { z } from 'zod';
import { defineEvent } from './event.js';

/**
 * One of the two has written to the other by email, and it is forwarded. `text` is what is new in it. Deleted once it is sent, as
 * `booking.message-sent.v1` is.
 */
export const emailForwarded = defineEvent({
  type: 'notification.email-forwarded.v1',
  data: z.object({
    bookingId: z.string(),
    from: z.enum(parties),
    guest: z.object({ id: z.string() }),
    text: z.string(),
  }),
  isRetained: false,
});

import { z } from 'zod';
import { defineCall } from '../call.js';

/** All that a service has of the caller, by kind. */
const exportCall = (part: 'account' | 'bookings' | 'payments' | 'messages') =>
  defineCall({
    method: 'GET',
    path: `/api/user/export/${part}`,
    access: 'guest',
    input: z.object({}),
    response: z.object({
      data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).meta({
        description:
          'Lists of what is stored, by kind, as it is stored. Amounts that end in `Minor` are in minor units.',
      }),
    }),
    isSensitive: true,
  });

export const exportAccount = exportCall('account');
export const exportBookings = exportCall('bookings');
export const exportPayments = exportCall('payments');
export const exportMessages = exportCall('messages');

/** Refused while the caller has stays to come, or guests to come. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/user/delete',
  access: 'guest',
  input: z.object({}),
  response: z.object({ message: z.string() }),
});

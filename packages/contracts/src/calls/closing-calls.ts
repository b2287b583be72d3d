import { z } from 'zod';
import { defineCall } from '../call.js';
import { Id } from '../fields.js';

const hotel = Id.meta({ description: 'The hotel’s id. There is no first one here: what is closed is named.' });

/** Takes one hotel of the caller from the site. */
export const closeHotel = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/close',
  access: 'owner',
  input: z.object({ hotel }),
  response: z.object({ message: z.string() }),
});

/** Offers it again as before. */
export const reopenHotel = defineCall({
  method: 'POST',
  path: '/api/bookings/hotel/reopen',
  access: 'owner',
  input: z.object({ hotel }),
  response: z.object({ message: z.string() }),
});

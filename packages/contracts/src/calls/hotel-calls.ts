import { z } from 'zod';
import { defineCall } from '../call.js';
import { Id } from '../fields.js';
import { Hotel } from '../hotel.js';

/** Neither phone nor email address: guests get the phone with a booking. */
export const showHotel = defineCall({
  method: 'GET',
  path: '/api/hotels/:hotel',
  access: 'anyone',
  input: z.object({ hotel: Id.meta({ description: 'The `slug` of the hotel, or its id.' }) }),
  response: z.object({ hotel: Hotel }),
});

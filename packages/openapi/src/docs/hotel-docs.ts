import * as hotels from '@wayhouse/contracts/calls/hotel-calls';
import { documentCall } from '../call-docs.js';
import { exampleHotel, exampleIds } from './examples.js';

export const hotelDocs = {
  showHotel: documentCall(hotels.showHotel, {
    group: 'Rooms',
    summary: 'Get a hotel',
    description:
      'What the owner has entered about the hotel, and on which terms its rooms are booked. Its rooms: `GET /api/rooms` with `hotel`. The phone number comes with a booking.',
    errors: { 'not-found': 'There is no such hotel, or it is closed.' },
    example: { input: { hotel: exampleIds.hotel }, response: { hotel: exampleHotel } },
  }),
};

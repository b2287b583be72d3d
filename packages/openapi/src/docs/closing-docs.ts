import * as closing from '@wayhouse/contracts/calls/closing-calls';
import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import { exampleIds } from './examples.js';

const group = 'Your hotel';
const errors = {
  'not-found': 'The hotel does not exist, or the caller has no role there.',
  'too-many-requests': tooManyCalls,
} as const;
const example = { input: { hotel: exampleIds.hotel } };

export const closingDocs = {
  closeHotel: documentCall(closing.closeHotel, {
    group,
    summary: 'Close a hotel',
    description:
      'Takes one hotel of the caller from the site: guests neither find nor book its rooms, nobody books at its desk, and its rooms and profile cannot be changed until it is opened again, but for the rates of its rooms, booking windows and what further guests cost. Calendars of other sites are not read, and they read nothing of its own. Bookings, payments, receipts and reports stay readable. One that is closed stays closed.',
    errors: {
      ...errors,
      'guests-to-come': 'Guests are there or to come. Nothing was changed.',
    },
    confirmation: 'hotelClosed',
    example,
  }),
  reopenHotel: documentCall(closing.reopenHotel, {
    group,
    summary: 'Open a hotel again',
    description:
      'Offers the rooms of a hotel that its owner has closed as before. One that is open stays open. What an operator has closed is not opened: the answer is `not-allowed`.',
    errors,
    confirmation: 'hotelReopened',
    example,
  }),
};

import { sendMessage } from '@wayhouse/contracts/calls/form-calls';
import { PeriodDates } from '@wayhouse/contracts/period';
import { showRoomCalendar } from '@wayhouse/contracts/calls/room-calendar-calls';
import { changeRoom } from '@wayhouse/contracts/calls/room-calls';
import { Email, Phone } from '@wayhouse/contracts/fields';
import { roomForm } from '@wayhouse/contracts/room-details';
import { formMessage } from './form-message.js';

const { name } = sendMessage.input.shape;
const { version } = changeRoom.input.shape;
const nights = { id: 'r1', from: '2027-03-01', to: '2027-03-01' };

test.each([
  ['an empty field', name, ' ', 'Please fill this in'],
  ['a missing field', name, undefined, 'Please fill this in'],
  ['a text too short', Phone, '12', 'Please enter at least 6 characters'],
  ['a text too long', name, 'x'.repeat(81), 'Please enter at most 80 characters'],
  ['a number too high', roomForm.pricePerNight, '100000.01', 'Please enter a number up to 100000'],
  ['a number too low', roomForm.pricePerNight, '-1', 'Please enter a number above 0'],
  ['a number below the least', version, '-1', 'Please enter a number from 1 up'],
  ['a part of a number', version, '1.5', 'Please enter a whole number'],

  ['characters that are not allowed', Phone, 'my phone', 'Use digits, spaces, and + ( ) . -'],
  ['a malformed address', Email, 'asha', 'This is not a valid email address'],
  [
    'a broken rule',
    PeriodDates,
    { from: '2027-03-02', to: '2027-03-01' },
    'The last day must not be before the first.',
  ],
  ['a broken rule with a limit', showRoomCalendar.input, nights, 'Choose 1 to 730 nights'],
])('%s has its own message', (_what, schema, value, message) => {
  expect(formMessage(schema.safeParse(value).error!.issues[0]!)).toBe(message);
});

import { paymentMeans } from '@wayhouse/domain';
import { loadLocale } from '@wayhouse/messages/load-locale';
import { setLocaleSource } from '@wayhouse/messages/locale';
import { unmarkedTexts } from '@wayhouse/messages/testing/unmarked-texts';
import { toBookingResponse } from '../bookings/booking-response.js';
import { type Booking, cancel, cancelByOwner, pay, refund } from '../bookings/domain/booking.js';
import { payAtHotel, payPartAtHotel } from '../bookings/domain/pay-at-hotel.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { recordNoShow } from '../bookings/domain/no-show.js';
import { bookingsCsv } from '../reports/bookings-csv.js';
import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { buildReceipt } from './receipt.js';

beforeAll(async () => {
  await loadLocale('en-XA');
  setLocaleSource(() => 'en-XA');
});
afterAll(() => setLocaleSource(() => 'en'));

const late = new Date('2027-02-26T10:00:00Z');
const unpaid = createBooking(room(), order(), noon);
const paid = pay(unpaid, payment());
const atHotel = payAtHotel(unpaid, { id: 'h1', amountMinor: 360_00 }, noon);
const part = { id: 'h1', amountMinor: 100_00, owedMinor: 360_00 };
const { guest } = unpaid;
const details = { leadGuest: 'Mira Rao', company: 'Rao & Sons', taxNumber: '29ABCDE1234F1Z5' };
const detailed = createBooking(room(), order({ details }), noon);
const data = [
  guest.name,
  ...Object.values(details),
  unpaid.room.hotelName,
  unpaid.room.address,
  unpaid.room.city,
  unpaid.id,
];

test.each<[string, Booking, Date?]>([
  ['unpaid', unpaid],
  ...paymentMeans.map((means): [string, Booking] => [means, payPartAtHotel(unpaid, { ...part, means }, noon)]),
  ['unpaid, with details', detailed],
  ['unpaid, at the desk', createBooking(room(), order({ guest: { name: guest.name }, relay: undefined }), noon)],
  ['unpaid and no longer free to cancel', unpaid, late],
  ['unpaid and begun', unpaid, new Date('2027-02-27T12:00:00Z')],
  ['paid', paid],
  ['paid at the hotel', atHotel],
  ['cancelled in time', cancel(unpaid, 0, noon)],
  ['cancelled late', cancel(unpaid, 120_00, late)],
  ['cancelled late and paid', cancel(paid, 120_00, late)],
  ['cancelled late and refunded', refund(cancel(paid, 120_00, late), aRefund({ amountMinor: 240_00 }))],
  ['cancelled late and paid at the hotel', cancel(atHotel, 120_00, late)],
  ['cancelled by the hotel', cancelByOwner(paid, late)],
  ['of a guest who has not come', recordNoShow(paid, new Date('2027-02-28T04:00:00Z'))],
])('the receipt of a booking that is %s has no text outside of messages', (_state, booking, now = noon) => {
  const { title, lead = '', subtitle = '', blocks } = buildReceipt(toBookingResponse(booking), now);
  const texts = blocks.flatMap((block) => stringsIn({ ...block, kind: undefined }));
  expect(texts.length).toBeGreaterThan(15);
  expect(unmarkedTexts([title, lead, subtitle, ...texts], data)).toEqual([]);
});

test('the export of bookings has no heading outside of messages', () => {
  const [headings = ''] = Buffer.from(bookingsCsv([])).toString('utf8').split('\r\n');
  expect(headings).toContain('⟦');
  expect(unmarkedTexts(headings.replace('\uFEFF', '').split(','), [])).toEqual([]);
});

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(stringsIn)
    : typeof value === 'string'
      ? [value]
      : [];

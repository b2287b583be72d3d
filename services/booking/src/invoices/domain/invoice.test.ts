import { cancel, pay } from '../../bookings/domain/booking.js';
import { createBooking } from '../../bookings/domain/create-booking.js';
import { recordNoShow } from '../../bookings/domain/no-show.js';
import { noon, order, payment, room } from '../../testing/factories.js';
import { invoicedBooking } from '../invoiced-booking.js';
import { type Invoice, isOutdated } from './invoice.js';

const vat = { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, hundredths: 700, isIncluded: true };
const lateOnTheDay = new Date('2027-02-27T05:00:00Z');
const oneNight = { stay: { checkIn: '2027-02-27', checkOut: '2027-02-28' } };
const allNights = { cancellationPolicy: { freeUntilHours: 100_000, lateChargeNights: 1000 } };
const issuedFor = (booking: Parameters<typeof invoicedBooking>[0]) => invoicedBooking(booking) as Invoice;

test('a charge of as much as the only line makes the invoice of the stay outdated', () => {
  const booking = createBooking(room(), order(oneNight), noon);
  expect(isOutdated(issuedFor(booking), invoicedBooking(cancel(booking, 120_00, lateOnTheDay)))).toBe(true);
  const dear = createBooking(room(), order(allNights), noon);
  const noShow = recordNoShow(dear, new Date('2027-02-28T10:00:00Z'));
  expect(isOutdated(issuedFor(dear), invoicedBooking(noShow))).toBe(true);
});

test('so does a tax that the price does not include any more, also where it is not stored what the invoice is about', () => {
  const booking = createBooking(room({ taxes: [vat] }), order(oneNight), noon);
  const { isCharge: _, ...invoice } = issuedFor(booking);
  expect(invoice).toMatchObject({ totalMinor: 120_00, taxMinor: 7_85 });
  const cancelled = invoicedBooking(cancel(booking, 120_00, lateOnTheDay));
  expect(cancelled).toMatchObject({ totalMinor: 120_00, taxMinor: 0 });
  expect(isOutdated(invoice as Invoice, cancelled)).toBe(true);
});

test('an invoice of a charge is right, also where it is not stored what it is about', () => {
  const booking = cancel(createBooking(room({ taxes: [vat] }), order(oneNight), noon), 120_00, lateOnTheDay);
  const { isCharge: _, ...invoice } = issuedFor(booking);
  expect(isOutdated(issuedFor(booking), invoicedBooking(booking))).toBe(false);
  expect(isOutdated(invoice as Invoice, invoicedBooking(booking))).toBe(false);
});

test('what is paid, and the language of whoever issued it, change nothing of it', () => {
  const booking = createBooking(room({ taxes: [vat] }), order(), noon);
  const { items, included, ...invoice } = issuedFor(booking);
  const translated = (all: typeof items) => all.map((item) => ({ ...item, text: 'übersetzt' }));
  const issued = { ...invoice, items: translated(items), included: translated(included) };
  expect(isOutdated(issued, invoicedBooking(pay(booking, payment())))).toBe(false);
});

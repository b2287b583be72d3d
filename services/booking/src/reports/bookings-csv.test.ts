import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { agree, type Booking, cancel, pay, refund } from '../bookings/domain/booking.js';
import { bookingsTable } from './bookings-csv.js';

const booking = (name = 'Asha') =>
  agree(room(), order({ guest: { id: 'asha', name, email: 'asha@example.test' } }), noon);
const textOf = (bookings: Booking[]) => Buffer.from(bookingsTable(bookings)).toString('utf8');
const linesOf = (bookings: Booking[]) => textOf(bookings).trimEnd().split('\r\n');

test('a line names the columns, and each booking is a line with ISO dates and plain amounts', () => {
  expect(linesOf([pay(booking(), payment())])).toEqual([
    '\uFEFFBooking,Booked at,Guest,Guests,Room type,Check-in,Check-out,Nights,State,Cancelled at,Total,Charge for cancelling,Paid,Refunded,Currency',
    'b1,2027-01-05T06:30:00.000Z,Asha,2,Double Bed,2027-02-27,2027-03-02,3,paid,,360.00,,360.00,0.00,USD',
  ]);
});

test('a cancelled booking says when, at what charge, and what went back', () => {
  const cancelled = cancel(pay(booking(), payment()), 120_00, new Date('2027-02-26T08:30:00Z'));
  expect(linesOf([refund(cancelled, aRefund({ amountMinor: 240_00 }))])[1]).toMatch(
    /,cancelled,2027-02-26T08:30:00.000Z,360.00,120.00,360.00,240.00,USD$/,
  );
});

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tSUM', "'\tSUM"],
  ['Menon, "Asha"', '"Menon, ""Asha"""'],
  ['Zoë Müller', 'Zoë Müller'],
])('the name %j is a text for every spreadsheet', (name, cell) => {
  expect(linesOf([booking(name)])[1]).toContain(`,${cell},2,Double Bed,`);
});

test('a line break in a name begins no new row', () => {
  expect(textOf([booking('Asha\r\n=1')])).toContain('"Asha\r\n=1"');
});

test('nothing to tell is the line of columns', () => {
  expect(linesOf([])).toHaveLength(1);
});

import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { type Booking, cancel, pay, refund } from '../bookings/domain/booking.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { bookingsCsv } from './bookings-csv.js';

const booking = (name = 'Asha') =>
  createBooking(room(), order({ guest: { id: 'asha', name, email: 'asha@example.test' } }), noon);
const csvText = (bookings: Booking[]) => Buffer.from(bookingsCsv(bookings)).toString('utf8');
const csvLines = (bookings: Booking[]) => csvText(bookings).trimEnd().split('\r\n');

test('writes a header and one row per booking, with ISO dates and plain amounts', () => {
  expect(csvLines([pay(booking(), payment())])).toEqual([
    '\uFEFFBooking,Booked at,Guest,Guests,Room type,Check-in,Check-out,Nights,Status,Cancelled at,Total,Cancellation charge,Paid,Refunded,Due,Currency',
    'WH-RBPW-FSVV,2027-01-05T06:30:00.000Z,Asha,2,Double Bed,2027-02-27,2027-03-02,3,paid,,360.00,,360.00,0.00,0.00,USD',
  ]);
});

test('a cancelled booking has the time, the charge and the refund', () => {
  const cancelled = cancel(pay(booking(), payment()), 120_00, new Date('2027-02-26T08:30:00Z'));
  expect(csvLines([refund(cancelled, aRefund({ amountMinor: 240_00 }))])[1]).toMatch(
    /,cancelled,2027-02-26T08:30:00.000Z,360.00,120.00,360.00,240.00,0.00,USD$/,
  );
});

test('what is owed has a column: the price, the rest of it, or what of a charge no payment covers', () => {
  const inPart = pay(booking(), payment({ amountMinor: 100_00, method: 'hotel' }));
  const charged = cancel(booking(), 120_00, new Date('2027-02-26T08:30:00Z'));
  expect(csvLines([booking(), inPart, charged]).slice(1)).toEqual([
    expect.stringMatching(/,unpaid,,360.00,,0.00,0.00,360.00,USD$/),
    expect.stringMatching(/,unpaid,,360.00,,100.00,0.00,260.00,USD$/),
    expect.stringMatching(/,cancelled,[^,]*,360.00,120.00,0.00,0.00,120.00,USD$/),
  ]);
});

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tSUM', "'\tSUM"],
  ['Menon, "Asha"', '"Menon, ""Asha"""'],
  ['Zoë Müller', 'Zoë Müller'],
])('the name %j is never run as a formula', (name, cell) => {
  expect(csvLines([booking(name)])[1]).toContain(`,${cell},2,Double Bed,`);
});

test('a line break in a name does not start a new row', () => {
  expect(csvText([booking('Asha\r\n=1')])).toContain('"Asha\r\n\'=1"');
});

test('writes only the header without bookings', () => {
  expect(csvLines([])).toHaveLength(1);
});

test('where there are taxes and fees, their part of the total has a column', () => {
  const cleaning = { name: 'Cleaning', kind: 'fee' as const, basis: 'stay' as const, hundredths: 30_00 };
  const taxed = createBooking(room({ taxes: [{ ...cleaning, isIncluded: false }] }), order(), noon);
  const [header, ...rows] = csvLines([taxed, booking()]);
  expect(header).toContain(',Total,"of it, taxes and fees",Cancellation charge,');
  expect(rows).toEqual([expect.stringContaining(',390.00,30.00,,'), expect.stringContaining(',360.00,0.00,,')]);
});

test('what a rate plan adds has a column of its own, and is no part of the taxes, also under the same name', () => {
  const plan = { id: 'breakfast', name: 'Breakfast', percentOff: 0, surchargeMinor: 10_00 };
  const tax = { kind: 'fee' as const, basis: 'stay' as const, hundredths: 30_00, isIncluded: false };
  const taxed = (name: string) => createBooking(room({ taxes: [{ ...tax, name }] }), order({ plan }), noon);
  for (const name of ['Cleaning', 'Breakfast']) {
    const [header, ...rows] = csvLines([taxed(name), booking()]);
    expect(header).toContain(
      ',Rate plan,Total,"of it, for the rate plan","of it, taxes and fees",Cancellation charge,',
    );
    expect(rows).toEqual([
      expect.stringContaining(',Breakfast,450.00,60.00,30.00,,'),
      expect.stringContaining(',,360.00,0.00,0.00,,'),
    ]);
  }
  expect(csvLines([createBooking(room(), order({ plan }), noon)])[0]).not.toContain('taxes and fees');
});

test('what further guests cost is no part of the taxes', () => {
  const tax = { name: 'City tax', kind: 'tax' as const, basis: 'stay' as const, hundredths: 30_00, isIncluded: false };
  const furtherGuests = { included: 1, eachMinor: 15_00 };
  const [header, row] = csvLines([createBooking(room({ taxes: [tax], furtherGuests }), order(), noon)]);
  expect(header).toContain(',Further guests,Total,"of it, taxes and fees",');
  expect(row).toContain(',45.00,435.00,30.00,');
});

test('where a booking is on a rate plan, plans have a column', () => {
  const plan = { id: 'saver', name: 'Non-refundable', percentOff: 10 };
  const [header, ...rows] = csvLines([createBooking(room(), order({ plan }), noon), booking()]);
  expect(header).toContain(',Cancelled at,Rate plan,Total,');
  expect(rows).toEqual([
    expect.stringContaining(',unpaid,,Non-refundable,324.00,'),
    expect.stringContaining(',unpaid,,,360.00,'),
  ]);
});

test('names of rooms have a column where a booking has one', () => {
  const named = createBooking(room({ roomName: 'Sea view double' }), order(), noon);
  const [header, ...rows] = csvLines([named, booking()]);
  expect(header).toContain(',Room type,Room name,Check-in,');
  expect(rows).toEqual([
    expect.stringContaining(',Double Bed,Sea view double,2027-02-27,'),
    expect.stringContaining(',Double Bed,,2027-02-27,'),
  ]);
});

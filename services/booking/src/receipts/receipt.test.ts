import type { PdfContent } from '@wayhouse/documents';
import { type Booking, cancel, cancelByOwner, pay, refund } from '../bookings/domain/booking.js';
import { payAtHotel, payPartAtHotel } from '../bookings/domain/pay-at-hotel.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { recordNoShow } from '../bookings/domain/no-show.js';
import { toBookingResponse } from '../bookings/booking-response.js';
import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { buildReceipt } from './receipt.js';

const issuedAt = new Date('2027-01-08T20:00:00Z');
const free = new Date('2027-02-20T10:00:00Z');
const late = new Date('2027-02-26T10:00:00Z');
const unpaid = createBooking(room(), order(), noon);
const paid = pay(unpaid, payment({ paidAt: new Date('2027-01-06T10:00:00Z') }));
const back = (amountMinor: number) => aRefund({ amountMinor, refundedAt: new Date('2027-02-27T10:00:00Z') });

const receipt = (booking: Booking, now = issuedAt) => buildReceipt(toBookingResponse(booking), now);
/** The rows of the payment table, with its total last. */
const amounts = ({ blocks: parts }: PdfContent) =>
  parts.flatMap((part) => (part.kind === 'table' ? [...part.rows, ...(part.total ? [part.total] : [])] : []));

/** The facts from the price on. */
function pricesOf(booking: Booking): string[] {
  const facts = receipt(booking).blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  return facts.map(({ label, value }) => `${label}: ${value}`).slice(facts.findIndex(({ label }) => label === 'Price'));
}

test('names the guest, the hotel, the times and the price per night', () => {
  const content = receipt(unpaid);
  expect(content.subtitle).toBe('Booking WH-RBPW-FSVV · Issued Sat, 9 Jan 2027');
  expect(content.blocks[1]).toEqual({
    kind: 'facts',
    facts: [
      { label: 'Guest', value: 'Asha' },
      { label: 'Hotel', value: 'Amber Court' },
      { label: 'Address', value: '1 Fort Road, Jaipur' },
      { label: 'Room', value: 'Double Bed, 2 guests' },
      { label: 'Check-in', value: 'Sat, 27 Feb 2027, from 2:00 PM' },
      { label: 'Check-out', value: 'Tue, 2 Mar 2027, by 11:00 AM' },
      { label: 'Price', value: '3 nights × $120.00 = $360.00' },
    ],
  });
});

test.each([
  ['summary', unpaid],
  ['receipt', paid],
  ['statement of a cancellation', cancel(unpaid, 0, free)],
])('the %s has the phone of the hotel below its address', (_title, booking) => {
  const [, facts] = buildReceipt(toBookingResponse(booking, { phone: '+91 141 555 0100' }), issuedAt).blocks;
  expect(facts).toMatchObject({
    facts: [
      ...Array<unknown>(2).fill(expect.anything()),
      { label: 'Address', value: '1 Fort Road, Jaipur' },
      { label: 'Phone', value: '+91 141 555 0100' },
      ...Array<unknown>(4).fill(expect.anything()),
    ],
  });
});

test('names the room as it was called when it was booked', () => {
  const [, facts] = receipt(createBooking(room({ roomName: 'Sea view double' }), order(), noon)).blocks;
  expect(facts).toMatchObject({
    facts: expect.arrayContaining([{ label: 'Room', value: 'Sea view double, 2 guests' }]) as unknown,
  });
});

test('an unpaid booking is a summary with the amount due at the hotel and the cancellation terms', () => {
  const content = receipt(unpaid);
  expect(content.title).toBe('Booking summary');
  expect(amounts(content)).toEqual([
    ['Price of the stay', '$360.00'],
    ['Due at the hotel', '$360.00'],
  ]);
  expect(content.blocks.at(-1)).toEqual({
    kind: 'paragraph',
    text: 'Cancellation is free until Thu, 25 Feb 2027, 2:00 PM; after that, one night is charged. Dates and times are those of Jaipur.',
  });
});

test('the summary for a guest without an account promises no payment by card', () => {
  const atDesk = createBooking(room(), order({ guest: { name: 'Mira' }, relay: undefined }), noon);
  expect(receipt(atDesk).lead).toBe('Your room is booked. Nothing is owed today: you pay at the hotel.');
  expect(receipt(unpaid).lead).toContain('or by card before you travel');
});

test('states the cancellation terms as of its date, and none once the stay has begun', () => {
  const lastOf = (now: Date) => JSON.stringify(receipt(unpaid, now).blocks.at(-1));
  expect(lastOf(late)).toContain(
    'Cancellation was free until Thu, 25 Feb 2027, 2:00 PM; until the stay begins, it costs',
  );
  const begun = new Date('2027-02-27T08:30:00Z');
  expect(lastOf(begun)).not.toContain('Cancellation');
  expect(receipt(unpaid, begun).lead).toBe('This stay was not paid by card: its price is due at the hotel.');
});

test('a paid booking is a receipt with the date of the payment', () => {
  const content = receipt(paid);
  expect([content.title, content.lead]).toEqual([
    'Receipt',
    'Paid by card on Wed, 6 Jan 2027. There is nothing left to pay at the hotel.',
  ]);
  expect(amounts(content)).toEqual([
    ['Paid by card on Wed, 6 Jan 2027', '$360.00'],
    ['Paid in total', '$360.00'],
  ]);
});

test('a deposit is taken off the price; once the rest is paid, the receipt has both, each with its day and how', () => {
  const part = { id: 'h1', amountMinor: 100_00, means: 'cash', owedMinor: 360_00 } as const;
  const deposit = payPartAtHotel(unpaid, part, free);
  expect(receipt(deposit).title).toBe('Booking summary');
  expect(receipt(deposit).lead).toBe('A part of this stay is paid at the hotel. The rest is due there.');
  expect(amounts(receipt(deposit))).toEqual([
    ['Price of the stay', '$360.00'],
    ['Paid at the hotel on Sat, 20 Feb 2027, in cash', '−$100.00'],
    ['Due at the hotel', '$260.00'],
  ]);
  const rest = { id: 'h2', amountMinor: 260_00, means: 'card-terminal', owedMinor: 260_00 } as const;
  expect(amounts(receipt(payPartAtHotel(deposit, rest, late)))).toEqual([
    ['Paid at the hotel on Sat, 20 Feb 2027, in cash', '$100.00'],
    ['Paid at the hotel on Fri, 26 Feb 2027, by card terminal', '$260.00'],
    ['Paid in total', '$360.00'],
  ]);
});

test('of two card payments, one of which went back, each has its day, and the lead that of the one that counts', () => {
  const twice = pay(paid, payment({ paymentId: 'pi_2', paidAt: new Date('2027-01-20T10:00:00Z') }));
  const returned = { paymentId: 'pi_2', amountMinor: 360_00, refundedAt: new Date('2027-01-21T10:00:00Z') };
  const content = receipt(refund(twice, aRefund(returned)));
  expect(content.lead).toBe('Paid by card on Wed, 6 Jan 2027. There is nothing left to pay at the hotel.');
  expect(amounts(content)).toEqual([
    ['Paid by card on Wed, 6 Jan 2027', '$360.00'],
    ['Paid by card on Wed, 20 Jan 2027', '$360.00'],
    ['Refunded to your card on Thu, 21 Jan 2027', '−$360.00'],
    ['Paid in total', '$360.00'],
  ]);
});

test('a refund reduces the amount paid', () => {
  expect(amounts(receipt(refund(paid, back(100_10))))).toEqual([
    ['Paid by card on Wed, 6 Jan 2027', '$360.00'],
    ['Refunded to your card on Sat, 27 Feb 2027', '−$100.10'],
    ['Paid in total', '$259.90'],
  ]);
});

test('a booking cancelled in time is free of charge', () => {
  const content = receipt(cancel(unpaid, 0, free));
  expect([content.title, content.lead]).toEqual([
    'Cancellation',
    'This booking was cancelled on Sat, 20 Feb 2027, free of charge.',
  ]);
  expect(amounts(content)).toEqual([
    ['Cancellation charge', '$0.00'],
    ['Left to pay', '$0.00'],
  ]);
});

test('of an unpaid booking cancelled late, one night is due to the hotel', () => {
  const content = receipt(cancel(unpaid, 120_00, late));
  expect(content.lead).toContain('one night is charged');
  expect(amounts(content)).toEqual([
    ['Cancellation charge', '$120.00'],
    ['Due to the hotel', '$120.00'],
  ]);
});

test('of a paid booking cancelled late, the rest is on its way back until it is refunded', () => {
  const cancelled = cancel(paid, 120_00, late);
  const arrived = ['Paid by card on Wed, 6 Jan 2027', '−$360.00'];
  expect(amounts(receipt(cancelled))).toEqual([
    ['Cancellation charge', '$120.00'],
    arrived,
    ['On its way back to your card', '$240.00'],
  ]);
  expect(amounts(receipt(refund(cancelled, back(240_00))))).toEqual([
    ['Cancellation charge', '$120.00'],
    arrived,
    ['Refunded to your card on Sat, 27 Feb 2027', '$240.00'],
    ['Left to pay', '$0.00'],
  ]);
});

test('of a guest who has not come, it names the day of the record and what the terms charge', () => {
  const content = receipt(recordNoShow(paid, new Date('2027-02-28T04:00:00Z')));
  expect(content.lead).toBe('The hotel recorded on Sun, 28 Feb 2027 that you did not arrive: one night is charged.');
  expect(amounts(content)).toEqual([
    ['Cancellation charge', '$120.00'],
    ['Paid by card on Wed, 6 Jan 2027', '−$360.00'],
    ['On its way back to your card', '$240.00'],
  ]);
});

test('of a guest who has not come and whose terms charge nothing, it costs nothing', () => {
  const cancellationPolicy = { freeUntilHours: 48, lateChargeNights: 0 };
  const free = createBooking(room(), order({ cancellationPolicy }), noon);
  expect(receipt(recordNoShow(free, new Date('2027-02-28T04:00:00Z'))).lead).toBe(
    'The hotel recorded on Sun, 28 Feb 2027 that you did not arrive. It costs you nothing.',
  );
});

test('shows amounts in the booking’s currency', () => {
  const content = receipt(createBooking(room(), order({ currency: 'INR' }), noon));
  expect(amounts(content).at(-1)).toEqual(['Due at the hotel', '₹360.00']);
});

test('a booking paid at the hotel mentions no card, and shows what the hotel gives back', () => {
  const day = new Date('2027-01-06T10:00:00Z');
  const atHotel = payAtHotel(unpaid, { id: 'h1', amountMinor: 360_00 }, day);
  expect(receipt(atHotel).lead).toBe('Paid at the hotel on Wed, 6 Jan 2027. There is nothing left to pay.');
  const { stay, guests, totalMinor } = atHotel;
  const changes = [{ at: issuedAt, stay, guests, totalMinor }];
  expect(receipt({ ...atHotel, totalMinor: 480_00, changes }).lead).toBe(
    'Paid at the hotel on Wed, 6 Jan 2027, before the booking was changed. The rest is due there.',
  );
  expect(
    receipt(
      payPartAtHotel(
        { ...atHotel, totalMinor: 480_00, changes },
        { id: 'h2', amountMinor: 60_00, owedMinor: 120_00 },
        late,
      ),
    ).lead,
  ).toBe('A part of this stay is paid at the hotel. The rest is due there.');
  const cancelled = receipt(cancelByOwner(atHotel, late));
  expect(cancelled.lead).toBe('The hotel had to cancel this booking on Fri, 26 Feb 2027. It costs you nothing.');
  expect(amounts(cancelled)).toEqual([
    ['Cancellation charge', '$0.00'],
    ['Paid at the hotel on Wed, 6 Jan 2027', '−$360.00'],
    ['Given back at the hotel on Fri, 26 Feb 2027', '$360.00'],
    ['Left to pay', '$0.00'],
  ]);
});

test('names each price of a night with its nights', () => {
  const dear = { from: '2027-02-28', to: '2027-02-28', nightMinor: 150_00 };
  const content = receipt(createBooking(room({ rates: [dear] }), order(), noon));
  expect(JSON.stringify(content.blocks[1])).toContain('2 nights × $120.00 + 1 night × $150.00 = $390.00');
});

test('names who arrives, the company and its tax number below the guest, and nothing else that the hotel knows', () => {
  const details = { leadGuest: 'Mira Rao', phone: '+91 98765 43210', wishes: 'Quiet', company: 'Rao & Sons' };
  const detailed = createBooking(room(), order({ details: { ...details, taxNumber: '29ABCDE1234F1Z5' } }), noon);
  const content = receipt(detailed);
  expect(content.blocks[1]).toMatchObject({
    facts: [
      { label: 'Guest', value: 'Asha' },
      { label: 'Arriving guest', value: 'Mira Rao' },
      { label: 'Company', value: 'Rao & Sons' },
      { label: 'Tax number', value: '29ABCDE1234F1Z5' },
      { label: 'Hotel', value: 'Amber Court' },
      ...Array<unknown>(5).fill(expect.anything()),
    ],
  });
});

test('lists taxes and fees beside the nights, the total of all, and what that includes', () => {
  const taxes = [
    { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, hundredths: 7_00, isIncluded: true },
    { name: 'City tax', kind: 'tax' as const, basis: 'person-night' as const, hundredths: 2_50, isIncluded: false },
  ];
  const booked = createBooking(room({ taxes }), order(), noon);
  expect(pricesOf(booked)).toEqual([
    'Price: 3 nights × $120.00 = $360.00',
    'City tax: $15.00 ($2.50 per guest and night)',
    'Total of the stay: $375.00',
    'Includes VAT: $23.55 (7%)',
  ]);
  expect(amounts(receipt(booked))).toContainEqual(['Due at the hotel', '$375.00']);
  expect(pricesOf(createBooking(room({ taxes: taxes.slice(0, 1) }), order(), noon))).toEqual([
    'Price: 3 nights × $120.00 = $360.00',
    'Includes VAT: $23.55 (7%)',
  ]);
});

test('a plan and a fee of the same name have a line each', () => {
  const plan = { id: 'breakfast', name: 'Breakfast', percentOff: 0, surchargeMinor: 10_00 };
  const fee = { name: 'Breakfast', kind: 'fee' as const, basis: 'stay' as const, hundredths: 30_00, isIncluded: false };
  expect(pricesOf(createBooking(room({ taxes: [fee] }), order({ plan }), noon))).toEqual([
    'Price: 3 nights × $120.00 = $360.00',
    'Rate: Breakfast',
    'Breakfast: $60.00 ($10 per guest and night)',
    'Breakfast: $30.00 ($30 per stay)',
    'Total of the stay: $450.00',
  ]);
});

test('names a code, also one that takes nothing off the nights', () => {
  const promotion = { id: 'p1', code: 'SUMMER', percentOff: 10, to: '2027-02-28' };
  const two = order({ promotion, stay: { checkIn: '2027-02-27', checkOut: '2027-03-01' } });
  expect(pricesOf(createBooking(room(), two, noon))).toContain('Code SUMMER: −$24.00');
  expect(pricesOf(createBooking(room(), order({ promotion }), noon))).toEqual([
    'Price: 3 nights × $120.00 = $360.00',
    'Code SUMMER: takes nothing off these nights',
    'Total of the stay: $360.00',
  ]);
});

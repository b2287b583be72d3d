import { bookingFacts } from '@wayhouse/service-kit/testing';
import { renderEmail } from '../email/render-email.js';
import { confirmationEmail, paymentEmail, paymentTakenBackEmail, refundEmail } from './booking-email.js';

const context = { publicUrl: 'https://stay.example.test', now: new Date('2027-01-05T06:30:00Z') };
const factsOf = (content: { facts: { label: string; value: string }[] }) =>
  Object.fromEntries(content.facts.map(({ label, value }) => [label, value]));

test('lists the stay, its price and its terms', () => {
  expect(factsOf(confirmationEmail(bookingFacts(), context))).toEqual({
    Hotel: 'Amber Court',
    Address: '1 Fort Road, Jaipur',
    Room: 'Double Bed',
    'Check-in': 'Sat, 27 Feb 2027, from 2:00 PM',
    'Check-out': 'Mon, 1 Mar 2027, by 11:00 AM',
    Stay: '2 nights, 2 guests',
    Booking: 'WH-RBPW-FSVV',
    Total: '$240',
    Payment: 'Pay at the hotel',
    'Free cancellation': 'Until Thu, 25 Feb 2027, 2:00 PM (hotel time)',
  });
});

test('does not promise free cancellation once it has ended', () => {
  const until = { ...context, now: new Date('2027-02-25T08:30:00Z') };
  expect(factsOf(confirmationEmail(bookingFacts(), until))).toHaveProperty('Free cancellation');
  const late = { ...context, now: new Date('2027-02-25T08:30:01Z') };
  expect(factsOf(confirmationEmail(bookingFacts(), late))).toMatchObject({ Cancellation: 'One night is charged' });
});

test('names the policy that the booking was made under', () => {
  const facts = bookingFacts({
    cancellationPolicy: { freeUntilHours: 72, lateChargeNights: 2 },
    freeCancellationUntil: '2027-02-24T08:30:00.000Z',
  });
  expect(factsOf(confirmationEmail(facts, context))).toMatchObject({
    'Free cancellation': 'Until Wed, 24 Feb 2027, 2:00 PM (hotel time)',
  });
  const late = { ...context, now: new Date('2027-02-24T08:30:01Z') };
  expect(factsOf(confirmationEmail(facts, late))).toMatchObject({ Cancellation: 'Two nights are charged' });
});

test('rules out cancellation once the stay has begun', () => {
  const begun = { ...context, now: new Date('2027-02-27T08:30:00Z') };
  expect(factsOf(confirmationEmail(bookingFacts(), begun))).toMatchObject({ Cancellation: 'No longer possible' });
});

test('a paid booking has nothing left to pay at the hotel', () => {
  expect(
    factsOf(paymentEmail({ ...bookingFacts(), method: 'card', amountMinor: 240_00, owedMinor: 0 }, context)).Payment,
  ).toBe('Paid');
});

test('a payment at the hotel is reported as such, and no card is mentioned', () => {
  const { paragraphs, facts } = paymentEmail(
    { ...bookingFacts(), method: 'hotel', amountMinor: 240_00, owedMinor: 0 },
    context,
  );
  expect(paragraphs).toEqual(['Dear Asha, the hotel has recorded your payment. There’s nothing left to pay.']);
  expect(factsOf({ facts }).Payment).toBe('Paid at the hotel');
});

test('after a part at the hotel, the email names what is paid in all and what is due there', () => {
  const paid = { ...bookingFacts(), method: 'hotel' as const, amountMinor: 50_00, owedMinor: 90_00 };
  const { subject, paragraphs, facts } = paymentEmail(paid, context);
  expect(subject).toBe('Your payment for your booking at Amber Court has arrived');
  expect(paragraphs).toEqual([
    'Dear Asha, the hotel has recorded your payment of $50. It will ask you for the other $90.',
  ]);
  expect(factsOf({ facts }).Payment).toBe('$150 paid, $90 due at the hotel');
});

test('a payment that was taken back is named with what is due', () => {
  const { paragraphs, facts } = paymentTakenBackEmail(
    bookingFacts(),
    { amountMinor: 50_00, owedMinor: 240_00 },
    context,
  );
  expect(paragraphs).toEqual([
    'Dear Asha, Amber Court had recorded a payment of $50 for your booking by mistake, and has taken it back.',
    '$240 is still to be paid, at the hotel.',
    'If you did pay this, please get in touch with the hotel.',
  ]);
  expect(factsOf({ facts }).Payment).toBe('$240 due at the hotel');
});

test('the last of several payments is named with its amount', () => {
  const paid = { ...bookingFacts(), method: 'hotel' as const, amountMinor: 100_00, owedMinor: 0 };
  expect(paymentEmail(paid, context).paragraphs).toEqual([
    'Dear Asha, the hotel has recorded your payment of $100. There’s nothing left to pay.',
  ]);
});

test('the email after a payment has the file for the calendar as well', () => {
  const [file] =
    paymentEmail({ ...bookingFacts(), method: 'card', amountMinor: 240_00, owedMinor: 0 }, context).attachments ?? [];
  expect(file?.name).toBe('amber-court-2027-02-27.ics');
  expect(file?.text).toContain('UID:booking-b1@wayhouse');
});

test('nobody gets a file for the calendar once the stay is over', () => {
  const paidAt = (now: string) =>
    paymentEmail(
      { ...bookingFacts(), method: 'hotel', amountMinor: 240_00, owedMinor: 0 },
      { ...context, now: new Date(now) },
    );
  expect(paidAt('2027-03-01T05:29:59Z').attachments).toHaveLength(1);
  expect(paidAt('2027-03-01T05:30:00Z').attachments).toEqual([]);
});

test('a refund email states the amount', () => {
  const refund = { paymentId: 'p', refundId: 'r', amountMinor: 119_50, refundedAt: '2027-02-26T08:00:00Z' };
  const content = refundEmail(bookingFacts(), { bookingId: 'b1', ...refund }, context);
  expect(content.subject).toBe('Your refund of $119.50 is on its way');
});

test('escapes a guest’s name in HTML and keeps it out of the headers', () => {
  const name = '<img src=x onerror=alert(1)>"&\r\nBcc: everyone@example.test';
  const facts = bookingFacts({ guest: { id: 'g', name, email: 'g@example.test' } });
  const email = renderEmail({ id: 'l1', to: { name, address: 'g@example.test' } }, confirmationEmail(facts, context));
  expect(email.html).not.toContain('<img');
  expect(email.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(email.to.name).toBe('<img src=x onerror=alert(1)>"& Bcc: everyone@example.test');
});

test('lists the nights by price where they do not cost the same', () => {
  const lines = [
    { what: 'nights' as const, nights: ['2027-02-27'], eachMinor: 100_00 },
    { what: 'nights' as const, nights: ['2027-02-28'], eachMinor: 140_50 },
  ];
  const facts = bookingFacts({ lines, totalMinor: 240_50 });
  expect(factsOf(confirmationEmail(facts, context))).toMatchObject({
    Price: '1 night × $100 + 1 night × $140.50 = $240.50',
    Total: '$240.50',
  });
  expect(
    factsOf(paymentEmail({ ...facts, method: 'card', amountMinor: 240_00, owedMinor: 0 }, context)),
  ).toHaveProperty('Price');
  expect(factsOf(confirmationEmail(bookingFacts({ lines: lines.slice(1) }), context))).not.toHaveProperty('Price');
});

test('lists taxes and fees before the total, and after it those that it includes', () => {
  const facts = bookingFacts({
    totalMinor: 250_00,
    lines: [{ what: 'nights', nights: ['2027-02-27', '2027-02-28'], eachMinor: 120_00 }],
    taxes: [
      { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 7_00, isIncluded: true, amountMinor: 15_70 },
      { name: 'City tax', kind: 'tax', basis: 'person-night', hundredths: 2_50, isIncluded: false, amountMinor: 10_00 },
    ],
  });
  const all = confirmationEmail(facts, context).facts.map(({ label, value }) => `${label}: ${value}`);
  const from = all.findIndex((fact) => fact.startsWith('Price'));
  expect(all.slice(from, from + 4)).toEqual([
    'Price: 2 nights × $120 = $240',
    'City tax: $10 ($2.50 per guest and night)',
    'Total: $250',
    'Includes VAT: $15.70 (7%)',
  ]);
});

test('names a code, also one that takes nothing off the nights', () => {
  const lines = [{ what: 'nights' as const, nights: ['2027-02-27', '2027-02-28'], eachMinor: 120_00 }];
  const adjustments = [{ what: 'promotion' as const, code: 'SUMMER', amountMinor: -24_00 }];
  const emailed = (facts: Parameters<typeof bookingFacts>[0]) =>
    factsOf(confirmationEmail(bookingFacts({ lines, ...facts }), context));
  expect(emailed({ adjustments })).toMatchObject({ Price: '2 nights × $120 = $240', 'Code SUMMER': '−$24' });
  expect(emailed({ unusedCode: 'SUMMER' })).toMatchObject({ 'Code SUMMER': 'takes nothing off these nights' });
  expect(emailed({})).not.toHaveProperty('Code SUMMER');
});

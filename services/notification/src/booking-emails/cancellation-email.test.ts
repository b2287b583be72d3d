import type { CancellationPolicy } from '@wayhouse/domain';
import { bookingFacts } from '@wayhouse/service-kit/testing';
import { confirmationEmail } from './booking-email.js';
import { cancellationEmail } from './cancellation-email.js';

const context = { publicUrl: 'https://stay.example.test', now: new Date('2027-02-26T08:00:00Z') };
type Other = {
  by?: 'guest' | 'owner';
  isNoShow?: true;
  policy?: CancellationPolicy;
  atHotel?: { paidMinor: number; refundedMinor: number; handedBackMinor?: number };
  owedMinor?: number;
};
type ByCard = [paid: number, refunded: number, pendingRefund: number];
const cancelledFor = (
  chargedMinor: number,
  byCard?: ByCard,
  { by = 'guest', isNoShow, policy, atHotel, owedMinor = 0 }: Other = {},
) => {
  const [paidMinor = 0, refundedMinor = 0, pendingRefundMinor = 0] = byCard ?? [];
  const facts = {
    ...bookingFacts(policy && { cancellationPolicy: policy }),
    cancelledAt: '2027-02-26T08:00:00Z',
    chargedMinor,
    owedMinor,
    by,
    isNoShow,
  };
  const card = byCard && { paidMinor, refundedMinor, pendingRefundMinor };
  const { subject, paragraphs, facts: rows } = cancellationEmail({ ...facts, byCard: card, atHotel }, context);
  return {
    subject,
    introduction: paragraphs[0],
    money: paragraphs[1],
    rows: Object.fromEntries(rows.map(({ label, value }) => [label, value])),
  };
};

test('a free cancellation of an unpaid booking leaves nothing to pay', () => {
  const { money, rows } = cancelledFor(0);
  expect(money).toBe('There’s no charge for cancelling. There’s nothing left to pay.');
  expect(rows).toMatchObject({ 'Cancellation charge': 'None' });
  expect(rows).not.toHaveProperty('Paid by card');
});

test('a no-show names the terms of the booking, and what is refunded', () => {
  const { subject, introduction, money } = cancelledFor(120_50, [241_00, 0, 120_50], { by: 'owner', isNoShow: true });
  expect(subject).toMatch(/^We missed you at /);
  expect(introduction).toContain('has recorded that you did not arrive');
  expect(money).toBe(
    'Under the terms of your booking, one night is charged: $120.50. We’ll refund $120.50 to your card and email you when it’s on its way.',
  );
});

test('a no-show that costs nothing is no cancelling', () => {
  expect(cancelledFor(0, undefined, { by: 'owner', isNoShow: true }).money).toBe(
    'Under the terms of your booking, nothing is charged. There’s nothing left to pay.',
  );
});

test('a late cancellation of an unpaid booking announces that the hotel will ask for one night', () => {
  const { money, rows } = cancelledFor(120_50, undefined, { owedMinor: 120_50 });
  expect(money).toBe(
    'By the terms of your booking, one night is charged: $120.50. The hotel will ask you for this amount.',
  );
  expect(rows).toMatchObject({ 'Cancellation charge': '$120.50 (one night)' });
});

test.each<[CancellationPolicy, string, string]>([
  [{ freeUntilHours: 72, lateChargeNights: 2 }, 'two nights are charged: $240.', '$240 (two nights)'],
  [{ freeUntilHours: 24, lateChargeNights: 7 }, 'two nights are charged: $240.', '$240 (two nights)'],
])('a late cancellation under %j names that policy, with no more nights than the stay has', (policy, charged, row) => {
  const { money, rows } = cancelledFor(240_00, undefined, { policy, owedMinor: 240_00 });
  expect(money).toBe(`By the terms of your booking, ${charged} The hotel will ask you for this amount.`);
  expect(rows).toMatchObject({ 'Cancellation charge': row });
});

test('a free cancellation of a paid booking announces a full refund and another email', () => {
  const { money, rows } = cancelledFor(0, [240_00, 0, 240_00]);
  expect(money).toBe(
    'There’s no charge for cancelling. We’ll refund $240 to your card and email you when it’s on its way.',
  );
  expect(rows).toMatchObject({
    'Cancellation charge': 'None',
    'Paid by card': '$240',
    'Refund to your card': '$240',
  });
  expect(rows).not.toHaveProperty('Already refunded');
});

test('a late cancellation of a paid booking announces a refund of the rest', () => {
  const { money, rows } = cancelledFor(120_50, [240_00, 0, 119_50]);
  expect(money).toContain('one night is charged: $120.50. We’ll refund $119.50 to your card');
  expect(rows).toMatchObject({ 'Paid by card': '$240', 'Refund to your card': '$119.50' });
});

test('promises no refund when the charge is all that was paid', () => {
  const { money, rows } = cancelledFor(240_00, [240_00, 0, 0]);
  expect(money).toContain('Your payment covers this, so there’s nothing more to pay.');
  expect(money).not.toContain('We’ll refund');
  expect(rows).toMatchObject({ 'Refund to your card': 'None' });
});

test('does not promise again what was already refunded', () => {
  const some = cancelledFor(0, [240_00, 100_00, 140_00]);
  expect(some.money).toContain('We’ll refund $140 to your card');
  expect(some.rows).toMatchObject({
    'Paid by card': '$240',
    'Already refunded': '$100',
    'Refund to your card': '$140',
  });
  const all = cancelledFor(0, [240_00, 240_00, 0]);
  expect(all.money).toBe('There’s no charge for cancelling. There’s nothing left to pay.');
  expect(all.rows).toMatchObject({ 'Already refunded': '$240', 'Refund to your card': 'Nothing more' });
});

test('asks for the part of the charge that was already refunded', () => {
  expect(cancelledFor(120_00, [240_00, 140_00, 0], { owedMinor: 20_00 }).money).toContain(
    'The hotel will ask you for $20.',
  );
});

test('announces a refund from the hotel for a payment made there, and mentions no card', () => {
  const atHotel = { paidMinor: 240_00, refundedMinor: 119_50 };
  const { money, rows } = cancelledFor(120_50, undefined, { atHotel });
  expect(money).toBe(
    'By the terms of your booking, one night is charged: $120.50. The hotel will refund $119.50 of what you paid there. Your payment covers this, so there’s nothing more to pay.',
  );
  expect(rows).toMatchObject({ 'Paid at the hotel': '$240', 'Refund from the hotel': '$119.50' });
  expect(rows).not.toHaveProperty('Paid by card');
});

test('what the hotel has handed back at a change before is named by itself', () => {
  const { money, rows } = cancelledFor(0, undefined, {
    atHotel: { paidMinor: 120_00, refundedMinor: 120_00, handedBackMinor: 360_00 },
  });
  expect(money).toContain('The hotel will refund $120 of what you paid there.');
  expect(rows).toMatchObject({
    'Paid at the hotel': '$480',
    'Handed back at the hotel': '$360',
    'Refund from the hotel': '$120',
  });
});

test('a cancellation by the hotel apologises and announces a full refund', () => {
  const { subject, introduction, money } = cancelledFor(0, [240_00, 0, 240_00], { by: 'owner' });
  expect(subject).toBe('Amber Court had to cancel your booking');
  expect(introduction).toContain('we’re sorry: Amber Court had to cancel your stay.');
  expect(introduction).toContain('You’ll get back everything you paid');
  expect(money).toContain('We’ll refund $240 to your card');
});

test.each<[string, ByCard | undefined, Other['atHotel']]>([
  ['to the card', [240_00, 240_00, 0], undefined],
  ['at a change', undefined, { paidMinor: 0, refundedMinor: 0, handedBackMinor: 240_00 }],
])('a cancellation by the hotel promises nothing of what has gone back %s before', (_, byCard, atHotel) => {
  const { introduction, money } = cancelledFor(0, byCard, { by: 'owner', atHotel });
  expect(introduction).toMatch(/had to cancel your stay\. Everything you paid has gone back to you already\.$/);
  expect(money).toBe('There’s no charge for cancelling. There’s nothing left to pay.');
});

test('the file for the calendar cancels the entry that the confirmation made', () => {
  const [added] = confirmationEmail(bookingFacts(), context).attachments ?? [];
  const cancelled = { cancelledAt: '2027-02-20T08:00:00Z', chargedMinor: 0, owedMinor: 0, by: 'guest' as const };
  const [removed] = cancellationEmail({ ...bookingFacts(), ...cancelled }, context).attachments ?? [];
  expect(linesOf(added)).toEqual(expect.arrayContaining(['UID:booking-b1@wayhouse', 'SEQUENCE:0', 'STATUS:CONFIRMED']));
  expect(linesOf(removed)).toEqual(
    expect.arrayContaining(['UID:booking-b1@wayhouse', 'SEQUENCE:1', 'STATUS:CANCELLED']),
  );
  expect(removed?.name).toBe('amber-court-2027-02-27-cancelled.ics');
});

const linesOf = (file?: { text: string }) => file?.text.split('\r\n');

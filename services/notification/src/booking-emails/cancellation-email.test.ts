import { bookingFacts } from '@wayhouse/service-kit/testing';
import { cancelledWords } from './cancellation-email.js';

const place = { publicUrl: 'https://stay.example.test', now: new Date('2027-02-26T08:00:00Z') };
type Other = { by?: 'guest' | 'owner'; atHotel?: { paidMinor: number; refundedMinor: number } };
type ByCard = [paid: number, refunded: number, comesBack: number];
const cancelledFor = (chargedMinor: number, byCard?: ByCard, { by = 'guest', atHotel }: Other = {}) => {
  const [paidMinor = 0, refundedMinor = 0, comesBackMinor = 0] = byCard ?? [];
  const facts = { ...bookingFacts(), cancelledAt: '2027-02-26T08:00:00Z', chargedMinor, by };
  const card = byCard && { paidMinor, refundedMinor, comesBackMinor };
  const { subject, paragraphs, facts: rows } = cancelledWords({ ...facts, byCard: card, atHotel }, place);
  return {
    subject,
    who: paragraphs[0],
    money: paragraphs[1],
    rows: Object.fromEntries(rows.map(({ label, value }) => [label, value])),
  };
};

test('a free cancellation of an unpaid booking leaves nothing to pay', () => {
  const { money, rows } = cancelledFor(0);
  expect(money).toBe('It costs you nothing. There is nothing left to pay.');
  expect(rows).toMatchObject({ 'Cancellation cost': 'Nothing' });
  expect(rows).not.toHaveProperty('Paid by card');
});

test('a late one says that the hotel will ask for one night', () => {
  const { money, rows } = cancelledFor(120_50);
  expect(money).toBe('Free cancellation had ended, so one night, $120.50, is charged. The hotel will ask you for it.');
  expect(rows).toMatchObject({ 'Cancellation cost': '$120.50, one night' });
});

test('of a paid booking the whole price comes back, told by a letter of its own', () => {
  const { money, rows } = cancelledFor(0, [240_00, 0, 240_00]);
  expect(money).toBe(
    'It costs you nothing. $240 goes back to your card. We write to you again as soon as it is on its way.',
  );
  expect(rows).toMatchObject({ 'Cancellation cost': 'Nothing', 'Paid by card': '$240', Refund: '$240' });
  expect(rows).not.toHaveProperty('Refunded before');
});

test('of a paid booking that is cancelled late the rest comes back', () => {
  const { money, rows } = cancelledFor(120_50, [240_00, 0, 119_50]);
  expect(money).toContain('one night, $120.50, is charged. $119.50 goes back to your card.');
  expect(rows).toMatchObject({ 'Paid by card': '$240', Refund: '$119.50' });
});

test('where the one night is all that was paid, nothing is promised back', () => {
  const { money, rows } = cancelledFor(240_00, [240_00, 0, 0]);
  expect(money).toContain('Your payment covers it; nothing more is asked.');
  expect(money).not.toContain('We write to you again');
  expect(rows).toMatchObject({ Refund: 'Nothing' });
});

test('what went back before is not promised again', () => {
  const some = cancelledFor(0, [240_00, 100_00, 140_00]);
  expect(some.money).toContain('$140 goes back to your card.');
  expect(some.rows).toMatchObject({ 'Paid by card': '$240', 'Refunded before': '$100', Refund: '$140' });
  const all = cancelledFor(0, [240_00, 240_00, 0]);
  expect(all.money).toBe('It costs you nothing. There is nothing left to pay.');
  expect(all.rows).toMatchObject({ 'Refunded before': '$240', Refund: 'Nothing more' });
});

test('what went back of the night that is charged is asked for at the hotel', () => {
  expect(cancelledFor(120_00, [240_00, 140_00, 0]).money).toContain('The hotel will ask you for $20.');
});

test('what was paid at the hotel the hotel gives back, and no card is spoken of', () => {
  const atHotel = { paidMinor: 240_00, refundedMinor: 119_50 };
  const { money, rows } = cancelledFor(120_50, undefined, { atHotel });
  expect(money).toBe(
    'Free cancellation had ended, so one night, $120.50, is charged. The hotel gives $119.50 of what you paid there back to you itself. Your payment covers it; nothing more is asked.',
  );
  expect(rows).toMatchObject({ 'Paid at the hotel': '$240', 'The hotel gives back': '$119.50' });
  expect(rows).not.toHaveProperty('Paid by card');
});

test('when the hotel cancels, the letter says so, and that everything comes back', () => {
  const { subject, who, money } = cancelledFor(0, [240_00, 0, 240_00], { by: 'owner' });
  expect(subject).toBe('Amber Court had to cancel your booking');
  expect(who).toContain('we are sorry: Amber Court had to cancel your stay.');
  expect(who).toContain('Everything you paid comes back to you');
  expect(money).toContain('$240 goes back to your card.');
});

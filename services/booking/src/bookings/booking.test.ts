import { noon, order, room } from '../testing/factories.js';
import { agree, pay, refund } from './booking.js';
import { figuresOf } from './hotel-figures.js';

const payment = { paymentId: 'pi_1', amountMinor: 360_00, paidAt: noon };

test('charges every night, and not the day of leaving', () => {
  expect(agree(room(), order(), noon).totalMinor).toBe(3 * 120_00);
});

test('refuses more guests than the room sleeps', () => {
  expect(() => agree(room(), order({ guests: 3 }), noon)).toThrow(/sleeps 2/);
});

test('refuses a room that its owner has switched off', () => {
  expect(() => agree(room({ isAvailable: false }), order(), noon)).toThrow(/not available/);
});

test('copies the terms: free until 48 hours before 14:00 on the hotel’s clock', () => {
  expect(agree(room(), order(), noon).freeCancellationUntil.toISOString()).toBe('2027-02-25T08:30:00.000Z');
});

test('a payment told twice is taken once', () => {
  const paid = pay(agree(room(), order(), noon), payment);
  expect(pay(paid, { ...payment, paymentId: 'pi_2' })).toBe(paid);
});

test('every change raises the version', () => {
  const paid = pay(agree(room(), order(), noon), payment);
  expect([paid.version, refund(paid, 120_00).version]).toEqual([2, 3]);
});

test('revenue is what was paid less what went back; a booking still due earns nothing', () => {
  const due = agree(room(), order({ id: 'b2' }), noon);
  const paid = refund(pay(agree(room(), order(), noon), payment), 120_00);
  expect(figuresOf([due, paid])).toEqual({
    totalBookings: 2,
    totalRevenue: 240,
    booked: 720,
    paid: 360,
    refunded: 120,
  });
});

test('what was never paid cannot have been refunded', () => {
  expect(() => refund(agree(room(), order(), noon), 1)).toThrow(/not paid yet/);
});

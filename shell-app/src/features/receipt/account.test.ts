import { aBooking, cancelled, paid } from '../../testing/a-booking.js';
import { accountOf } from './account.js';
import { texts } from './texts.js';

const of = (over: Parameters<typeof aBooking>[0]) => {
  const { lines, balance } = accountOf(aBooking(over));
  return [...lines, balance].map(({ item, amount }) => [item, amount]);
};
const refunded = (amount: number) => ({ refunded: amount, refundedAt: '2026-11-05T20:00:00Z' });

test.each([
  ['due', {}, [[texts.dueAtHotel, 360]]],
  [
    'paid',
    paid,
    [
      [texts.paid, -360],
      [texts.leftToPay, 0],
    ],
  ],
  [
    'cancelled for free',
    cancelled(),
    [
      [texts.charge, 0],
      [texts.leftToPay, 0],
    ],
  ],
  [
    'cancelled late, unpaid',
    cancelled(120),
    [
      [texts.charge, 120],
      [texts.leftToPay, 120],
    ],
  ],
  [
    'cancelled late, paid',
    { ...paid, ...cancelled(120) },
    [
      [texts.charge, 120],
      [texts.paid, -360],
      [texts.toRefund, 240],
    ],
  ],
  [
    'cancelled late, refunded',
    { ...paid, ...cancelled(120), ...refunded(240) },
    [
      [texts.charge, 120],
      [texts.paid, -360],
      [texts.refunded, 240],
      [texts.leftToPay, 0],
    ],
  ],
  [
    'paid twice by mistake',
    { ...paid, paid: 720 },
    [
      [texts.paid, -720],
      [texts.toRefund, 360],
    ],
  ],
  [
    'paid in cents',
    { ...paid, totalPrice: 330.3, paid: 110.1 },
    [
      [texts.paid, -110.1],
      [texts.leftToPay, 220.2],
    ],
  ],
])('the account of a booking that is %s', (_, over, expected) => {
  expect(of(over)).toEqual(expected);
});

test('every line has its day at the hotel', () => {
  const { lines } = accountOf(aBooking({ ...paid, ...cancelled(120), ...refunded(240) }));
  // 20:00 in London is the next day in Udaipur.
  expect(lines.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-02', '2026-11-06']);
});

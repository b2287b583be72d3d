import type { Booking } from './booking.js';
import { accountOf } from './booking-account.js';

const at = '2026-11-03T10:00:00Z';
const paidAt = '2026-11-02T10:00:00Z';
const refundedAt = '2026-11-05T20:00:00Z';

type Money = Partial<Pick<Booking, 'state' | 'paid' | 'refunded' | 'comesBack' | 'cancellation'>>;
const due: Money = { state: 'due', paid: 0, refunded: 0, comesBack: 0 };
const paid: Money = { ...due, state: 'paid', paid: 360 };
const cancelled = (charge: number): Money => ({ ...due, state: 'cancelled', cancellation: { at, charge } });

const account = (money: Money) => accountOf({ totalPrice: 360, paidAt, refundedAt, ...money } as Booking);
const said = (money: Money) => {
  const { lines, results } = account(money);
  return [...lines, ...results].map(({ what, amount }) => [what, amount]);
};

test.each<[string, Money, [string, number][]]>([
  ['due', due, [['due', 360]]],
  [
    'paid',
    paid,
    [
      ['paid', 360],
      ['paid-in-total', 360],
    ],
  ],
  [
    'paid, with a part sent back by hand',
    { ...paid, refunded: 100.1 },
    [
      ['paid', 360],
      ['refunded', -100.1],
      ['paid-in-total', 259.9],
    ],
  ],
  [
    'paid twice by mistake',
    { ...paid, paid: 720, comesBack: 360 },
    [
      ['paid', 720],
      ['paid-in-total', 360],
      ['comes-back', 360],
    ],
  ],
  [
    'cancelled for free',
    cancelled(0),
    [
      ['charge', 0],
      ['settled', 0],
    ],
  ],
  [
    'cancelled late, unpaid',
    cancelled(120),
    [
      ['charge', 120],
      ['to-pay', 120],
    ],
  ],
  [
    'cancelled late, paid',
    { ...cancelled(120), paid: 360, comesBack: 240 },
    [
      ['charge', 120],
      ['paid', -360],
      ['comes-back', 240],
    ],
  ],
  [
    'cancelled late, refunded',
    { ...cancelled(120), paid: 360, refunded: 240 },
    [
      ['charge', 120],
      ['paid', -360],
      ['refunded', 240],
      ['settled', 0],
    ],
  ],
  [
    'cancelled late, and paid only after that',
    { ...cancelled(120), paid: 360, comesBack: 360 },
    [
      ['charge', 120],
      ['paid', -360],
      ['comes-back', 360],
      ['to-pay', 120],
    ],
  ],
])('the account of a booking that is %s', (_, money, expected) => {
  expect(said(money)).toEqual(expected);
});

test('every line has its moment', () => {
  const { lines } = account({ ...cancelled(120), paid: 360, refunded: 240 });
  expect(lines.map((line) => line.at)).toEqual([at, paidAt, refundedAt]);
});

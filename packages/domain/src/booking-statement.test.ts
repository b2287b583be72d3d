import { statementOf } from './booking-statement.js';

const at = '2026-11-03T10:00:00Z';
const paidAt = '2026-11-02T10:00:00Z';
const refundedAt = '2026-11-05T20:00:00Z';

type Booking = Parameters<typeof statementOf>[0];
type Money = Omit<Booking, 'paidAt' | 'refundedAt'>;
const atHotel = (amount: number, back = 0) => ({ atHotel: { paid: amount, refunded: back, paidAt, refundedAt } });
const changedAtHotel = (amount: number, handedBack: number, back = handedBack) => ({
  atHotel: { ...atHotel(amount, back).atHotel, handedBack: { amount: handedBack, at } },
});
const due: Money = { state: 'unpaid', owed: 360, paid: 0, refunded: 0, pendingRefund: 0 };
const paid: Money = { ...due, state: 'paid', owed: 0, paid: 360 };
const cancelled = (charge: number, owed = 0): Money => ({
  ...due,
  state: 'cancelled',
  owed,
  cancellation: { at, charge },
});

const statement = (money: Money) => statementOf({ paidAt, refundedAt, ...money });
const summarize = (money: Money) => {
  const { lines, results } = statement(money);
  return [...lines, ...results].map(({ what, amount }) => [what, amount]);
};

test.each<[string, Money, [string, number][]]>([
  ['due', due, [['due', 360]]],
  [
    'paid at the hotel in part, in two payments',
    {
      ...due,
      owed: 210,
      atHotel: {
        ...atHotel(150).atHotel,
        payments: [
          { amount: 100, at: paidAt, means: 'cash' },
          { amount: 50, at },
        ],
      },
    },
    [
      ['paid-at-hotel', -100],
      ['paid-at-hotel', -50],
      ['due', 210],
    ],
  ],
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
    { ...paid, paid: 720, pendingRefund: 360 },
    [
      ['paid', 720],
      ['paid-in-total', 360],
      ['pending-refund', 360],
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
    cancelled(120, 120),
    [
      ['charge', 120],
      ['charge-due', 120],
    ],
  ],
  [
    'cancelled late, paid',
    { ...cancelled(120), paid: 360, pendingRefund: 240 },
    [
      ['charge', 120],
      ['paid', -360],
      ['pending-refund', 240],
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
    { ...cancelled(120, 120), paid: 360, pendingRefund: 360 },
    [
      ['charge', 120],
      ['paid', -360],
      ['pending-refund', 360],
      ['charge-due', 120],
    ],
  ],
  [
    'paid at the hotel',
    { ...due, ...atHotel(360), state: 'paid', owed: 0 },
    [
      ['paid-at-hotel', 360],
      ['paid-in-total', 360],
    ],
  ],
  [
    'paid at the hotel, and by card in the same moment',
    { ...paid, ...atHotel(360), pendingRefund: 360 },
    [
      ['paid-at-hotel', 360],
      ['paid', 360],
      ['paid-in-total', 360],
      ['pending-refund', 360],
    ],
  ],
  [
    'cancelled late, paid at the hotel, which gives the rest back',
    { ...cancelled(120), ...atHotel(360, 240) },
    [
      ['charge', 120],
      ['paid-at-hotel', -360],
      ['refunded-at-hotel', 240],
      ['settled', 0],
    ],
  ],
  [
    'paid at the hotel, which has handed a part back at a change',
    { ...due, ...changedAtHotel(480, 120.1), state: 'paid', owed: 0 },
    [
      ['paid-at-hotel', 480],
      ['handed-back', -120.1],
      ['paid-in-total', 359.9],
    ],
  ],
  [
    'cancelled after the hotel had handed a part back at a change',
    { ...cancelled(0), ...changedAtHotel(480, 360, 480) },
    [
      ['charge', 0],
      ['paid-at-hotel', -480],
      ['handed-back', 360],
      ['refunded-at-hotel', 120],
      ['settled', 0],
    ],
  ],
  [
    'cancelled late, its charge paid at the hotel',
    { ...cancelled(120), ...atHotel(120) },
    [
      ['charge', 120],
      ['paid-at-hotel', -120],
      ['settled', 0],
    ],
  ],
])('the statement of a booking that is %s', (_, money, expected) => {
  expect(summarize(money)).toEqual(expected);
});

test('of several card payments, refunds and hand-backs each has its line and moment', () => {
  const [first, second] = [
    { amount: 240, at: paidAt },
    { amount: 120, at },
  ];
  const moves = [first!, second!];
  const { lines } = statement({
    ...{ ...paid, payments: moves, refunded: 360, refunds: moves },
    atHotel: { ...changedAtHotel(480, 360).atHotel, handBacks: moves },
  });
  expect(lines.map(({ what, ...line }) => [what, line.amount, line.at])).toEqual([
    ['paid-at-hotel', 480, paidAt],
    ['handed-back', -240, paidAt],
    ['handed-back', -120, at],
    ['paid', 240, paidAt],
    ['paid', 120, at],
    ['refunded', -240, paidAt],
    ['refunded', -120, at],
  ]);
});

test('every line has its moment', () => {
  const { lines } = statement({ ...cancelled(120), paid: 360, refunded: 240 });
  expect(lines.map((line) => line.at)).toEqual([at, paidAt, refundedAt]);
});

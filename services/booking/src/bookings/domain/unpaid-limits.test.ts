import { assertUnpaidLimits } from './unpaid-limits.js';

const limits = { bookings: 3, nights: 10, sameNight: 2 };
const stay = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) });
const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}`;
const check = (held: [number, number][], from: number, to: number) => () =>
  assertUnpaidLimits(
    stay(from, to),
    held.map(([first, last]) => stay(first, last)),
    limits,
  );

test.each<[string, [number, number][], number, number]>([
  [
    'the last booking',
    [
      [1, 2],
      [3, 4],
    ],
    5,
    6,
  ],
  ['the last night', [[1, 6]], 6, 11],
  ['the last room of a night', [[1, 4]], 3, 5],
  [
    'stays that overlap it on different nights',
    [
      [1, 3],
      [4, 6],
    ],
    2,
    5,
  ],
  [
    'a stay that begins where others end',
    [
      [1, 3],
      [2, 3],
    ],
    3,
    4,
  ],
])('allows %s', (_what, held, from, to) => {
  expect(check(held, from, to)).not.toThrow();
});

test.each<[string, [number, number][], number, number]>([
  [
    'one booking more',
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    7,
    8,
  ],
  ['one night more', [[1, 6]], 6, 12],
  [
    'one more room of a night',
    [
      [1, 4],
      [3, 5],
    ],
    3,
    4,
  ],
])('refuses %s', (_what, held, from, to) => {
  expect(check(held, from, to)).toThrow('too-many-unpaid');
});

import { toEntries, toGridEntries } from './nights.js';
import { shiftDate, weeksOf } from './calendar-view.js';

const stay = { bookingId: 'b1', checkIn: '2027-03-03', checkOut: '2027-03-05', guest: 'Nora Lind', guests: 1 };

test('consecutive nights blocked for one reason form one block, interrupted by stays', () => {
  const blocked = ['2027-03-01', '2027-03-02', '2027-03-05', '2027-03-06'].map((night, at) => ({
    night,
    reason: at === 3 ? 'Painting' : undefined,
  }));
  const taken = toEntries({ stays: [{ ...stay, state: 'unpaid' }], blocked });
  expect(taken.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['block', '2027-03-01', '2027-03-03'],
    ['stay', '2027-03-03', '2027-03-05'],
    ['block', '2027-03-05', '2027-03-06'],
    ['block', '2027-03-06', '2027-03-07'],
  ]);
});

test('where a room has several units, a night shows how many are booked', () => {
  const calendar = {
    stays: [
      { ...stay, state: 'unpaid' as const },
      { ...stay, bookingId: 'b2', checkIn: '2027-03-04', checkOut: '2027-03-06', state: 'paid' as const },
    ],
    blocked: [{ night: '2027-03-08' }],
  };
  const shown = (units: number) =>
    toGridEntries(calendar, units).map((entry) => [entry.from, entry.kind === 'units' ? entry.booked : entry.kind]);
  expect(shown(3)).toEqual([
    ['2027-03-08', 'block'],
    ['2027-03-03', 1],
    ['2027-03-04', 2],
    ['2027-03-05', 1],
  ]);
  // Also with one unit, if it had more when they were booked.
  expect(shown(1)).toEqual(shown(3));
});

test('a unit that is blocked by itself counts beside the booked ones, and is no blocked night', () => {
  const calendar = {
    stays: [{ ...stay, state: 'unpaid' as const }],
    blocked: [],
    blockedUnits: [
      { night: '2027-03-04', unit: 2, reason: 'Painting' },
      { night: '2027-03-05', unit: 2 },
    ],
  };
  expect(toGridEntries(calendar, 3)).toMatchObject([
    { from: '2027-03-03', kind: 'units', booked: 1, blocked: 0 },
    { from: '2027-03-04', kind: 'units', booked: 1, blocked: 1 },
    { from: '2027-03-05', kind: 'units', booked: 0, blocked: 1 },
  ]);
});

test.each([
  ['month', '2027-01-31', 1, '2027-02-28'],
  ['month', '2027-03-31', -1, '2027-02-28'],
  ['month', '2027-12-15', 1, '2028-01-15'],
  ['week', '2027-12-29', 1, '2028-01-05'],
] as const)('a %s on from %s', (view, date, by, goal) => {
  expect(shiftDate(view, date, by)).toBe(goal);
});

test('a month is displayed as whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf({ from: '2027-02-01', to: '2027-03-01' });
  expect(weeks).toHaveLength(4);
  expect(weeksOf({ from: '2027-05-01', to: '2027-06-01' }).map(([monday]) => monday)).toEqual([
    '2027-04-26',
    '2027-05-03',
    '2027-05-10',
    '2027-05-17',
    '2027-05-24',
    '2027-05-31',
  ]);
});

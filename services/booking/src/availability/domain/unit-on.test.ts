import { unitOn } from './unit-on.js';

const nights = [
  { night: '2027-01-05', unit: 2 },
  { night: '2027-01-06', unit: 2 },
  { night: '2027-01-07', unit: 4 },
];

test.each([
  ['before the arrival', '2027-01-02', 2],
  ['on the day of a move', '2027-01-07', 4],
  ['on the day before it', '2027-01-06', 2],
  ['on the day of departure', '2027-01-08', 4],
])('%s', (_when, day, unit) => expect(unitOn(day, nights)).toBe(unit));

test('without nights there is none', () => expect(unitOn('2027-01-05', [])).toBeUndefined());

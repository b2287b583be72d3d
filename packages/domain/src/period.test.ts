import { monthsOf, resolvePeriod } from './period.js';

test.each([
  ['this-month', '2027-12-31', { from: '2027-12-01', to: '2028-01-01' }],
  ['last-month', '2027-01-01', { from: '2026-12-01', to: '2027-01-01' }],
  ['last-3-months', '2027-01-31', { from: '2026-11-01', to: '2027-02-01' }],
  ['this-year', '2028-02-29', { from: '2028-01-01', to: '2029-01-01' }],
] as const)('resolves %s on %s', (name, today, period) => {
  expect(resolvePeriod(name, today)).toEqual(period);
});

test('lists the months a period touches', () => {
  expect(monthsOf({ from: '2026-12-31', to: '2027-02-01' })).toEqual(['2026-12-01', '2027-01-01']);
  expect(monthsOf({ from: '2026-12-31', to: '2027-02-02' })).toHaveLength(3);
});

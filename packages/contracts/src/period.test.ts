import { monthsOf, PeriodChoice, PeriodDates, periodNamed } from './period.js';

test.each([
  ['this-month', '2027-12-31', { from: '2027-12-01', to: '2028-01-01' }],
  ['last-month', '2027-01-01', { from: '2026-12-01', to: '2027-01-01' }],
  ['last-3-months', '2027-01-31', { from: '2026-11-01', to: '2027-02-01' }],
  ['this-year', '2028-02-29', { from: '2028-01-01', to: '2029-01-01' }],
] as const)('%s on %s', (name, today, period) => {
  expect(periodNamed(name, today)).toEqual(period);
});

test('the months of a period are those it touches', () => {
  expect(monthsOf({ from: '2026-12-31', to: '2027-02-01' })).toEqual(['2026-12-01', '2027-01-01']);
  expect(monthsOf({ from: '2026-12-31', to: '2027-02-02' })).toHaveLength(3);
});

test.each([
  ['a day', '2027-01-01', '2027-01-02', true],
  ['no day', '2027-01-01', '2027-01-01', false],
  ['backwards', '2027-01-02', '2027-01-01', false],
  ['two years with a leap day', '2027-01-01', '2029-01-01', true],
  ['a day more than two years', '2027-01-01', '2029-01-02', false],
])('%s as a period', (_what, from, to, isOne) => {
  expect(PeriodDates.safeParse({ from, to }).success).toBe(isOne);
});

test.each([
  [{ period: 'this-year' }, undefined],
  [{ from: '2027-01-01', to: '2027-02-01' }, undefined],
  [{ from: '2027-01-01' }, ['period']],
  [{ from: '2027-01-01', to: '2027-01-01' }, ['to']],
  [{ period: 'yesterday' }, ['period']],
  [{}, ['period']],
])('%j as a choice of a period', (said, blamed) => {
  expect(PeriodChoice.safeParse(said).error?.issues[0]?.path).toEqual(blamed);
});

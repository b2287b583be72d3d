import { PeriodDates, PeriodQuery } from './period.js';

test.each([
  ['a day', '2027-01-01', '2027-01-02', true],
  ['no day', '2027-01-01', '2027-01-01', false],
  ['backwards', '2027-01-02', '2027-01-01', false],
  ['two years with a leap day', '2027-01-01', '2029-01-01', true],
  ['a day more than two years', '2027-01-01', '2029-01-02', false],
])('validates %s as a period', (_what, from, to, isValid) => {
  expect(PeriodDates.safeParse({ from, to }).success).toBe(isValid);
});

test.each([
  [{ period: 'this-year' }, undefined],
  [{ from: '2027-01-01', to: '2027-02-01' }, undefined],
  [{ from: '2027-01-01' }, ['period']],
  [{ from: '2027-01-01', to: '2027-01-01' }, ['to']],
  [{ period: 'yesterday' }, ['period']],
  [{}, ['period']],
])('validates %j as a period query', (query, invalidPath) => {
  expect(PeriodQuery.safeParse(query).error?.issues[0]?.path).toEqual(invalidPath);
});

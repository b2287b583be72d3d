import { z } from 'zod';
import { dateRange } from './date-range.js';

const errors = { order: { error: 'order' }, tooLong: { error: 'too long' } };
const rules = { from: 'first', to: 'end', maxDays: 7, errors } as const;
const dates = z.object({ first: z.string().optional(), end: z.string().optional() });
const issues = (schema: z.ZodType, range: { first?: string; end?: string }) =>
  schema.safeParse(range).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];

test.each([
  ['a day', [], '2027-01-01', '2027-01-02'],
  ['the most days', [], '2027-01-01', '2027-01-08'],
  ['a day more', ['end: too long'], '2027-01-01', '2027-01-09'],
  ['no day', ['end: order'], '2027-01-01', '2027-01-01'],
  ['an end before the start', ['end: order'], '2027-01-02', '2027-01-01'],
])('the errors of %s are %j', (_what, expected, first, end) => {
  expect(issues(dateRange(rules)(dates), { first, end })).toEqual(expected);
});

test('a date alone is reported only if both are needed', () => {
  const both = dateRange({ ...rules, errors: { ...errors, incomplete: { error: 'both or none' } } })(dates);
  for (const alone of [{ first: '2027-01-01' }, { end: '2027-01-01' }]) {
    expect(issues(dateRange(rules)(dates), alone)).toEqual([]);
    expect(issues(both, alone)).toEqual(['end: both or none']);
  }
  expect(issues(both, {})).toEqual([]);
});

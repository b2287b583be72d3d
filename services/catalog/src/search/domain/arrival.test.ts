import { limits, messages } from '@wayhouse/contracts';
import { assertArrival } from './arrival.js';

const noonInUtc = new Date('2027-01-05T12:00:00Z');
const soonAfterMidnight = new Date('2027-01-05T01:00:00Z');
const arriving = (checkIn: string | undefined, now: Date) => () => assertArrival({ checkIn }, now);
const refusal = (message: string) => expect.objectContaining({ status: 422, message, field: 'checkIn' });

test.each([
  ['today', '2027-01-05', noonInUtc],
  ['a day that goes on somewhere', '2027-01-04', soonAfterMidnight],
  ['the last day the platform plans', '2029-01-04', noonInUtc],
  ['no day', undefined, noonInUtc],
])('one may arrive on %s', (_, checkIn, now) => {
  expect(arriving(checkIn, now)).not.toThrow();
});

test('refuses a day that is over everywhere', () => {
  expect(arriving('2027-01-04', noonInUtc)).toThrow(refusal(messages.pastArrival));
  expect(arriving('2027-01-03', soonAfterMidnight)).toThrow(refusal(messages.pastArrival));
});

test(`refuses a day more than ${limits.daysAhead} days ahead of everybody`, () => {
  expect(arriving('2029-01-07', noonInUtc)).toThrow(refusal(messages.tooFarAhead));
});

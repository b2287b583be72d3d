import { allNights, defaultCancellationPolicy, nonRefundable } from '@wayhouse/domain';
import { describePolicy, describeTerms } from './describe-policy.js';

test.each([
  [48, 1, 'Free cancellation up to 48 hours before check-in; after that one night is charged.'],
  [1, 2, 'Free cancellation up to 1 hour before check-in; after that two nights are charged.'],
  [72, 10, 'Free cancellation up to 72 hours before check-in; after that 10 nights are charged.'],
  [48, 0, 'Free cancellation up to 48 hours before check-in; after that no nights are charged.'],
  [0, 1, 'Free cancellation up to check-in; after that one night is charged.'],
  [168, allNights, 'Free cancellation up to 7 days before check-in; after that all nights are charged.'],
  [nonRefundable.freeUntilHours, allNights, 'Non-refundable: cancelling costs all nights.'],
])('describes a policy of %i hours and %i nights', (freeUntilHours, lateChargeNights, summary) => {
  expect(describePolicy({ freeUntilHours, lateChargeNights }).summary).toBe(summary);
});

test.each([
  [{ freeUntilHours: 48, lateChargeNights: 1 }, 'Free to cancel until 48 hours before check-in'],
  [{ freeUntilHours: 0, lateChargeNights: 1 }, 'Free to cancel until check-in'],
  [nonRefundable, 'Non-refundable'],
])('describes %j in brief', (policy, brief) => {
  expect(describePolicy(policy).brief).toBe(brief);
});

test('names no more nights than the stay has', () => {
  const { charge, nightsCharge } = describePolicy({ freeUntilHours: 48, lateChargeNights: 3 }, 2);
  expect([charge, nightsCharge]).toEqual(['two nights', 'two nights’ charge']);
});

test('terms are free up to and including the deadline, and empty once the stay has started', () => {
  const hotel = { _id: 'h1', name: 'Amber Court', address: '1 Fort Road', city: 'Jaipur' };
  const dates = {
    checkInDate: '2027-03-10',
    checkOutDate: '2027-03-13',
    freeCancellationUntil: '2027-03-08T08:30:00Z',
  };
  const stay = { hotel, ...dates, cancellationPolicy: defaultCancellationPolicy };
  const termsAt = (moment: string, state: 'unpaid' | 'cancelled' = 'unpaid') =>
    describeTerms({ ...stay, state }, new Date(moment));
  expect(termsAt('2027-03-08T08:30:00Z')).toMatch(/is free until Mon, 8 Mar 2027, 2:00 PM; after that/);
  expect(termsAt('2027-03-08T08:30:01Z')).toMatch(/was free until/);
  expect(termsAt('2027-03-10T08:29:59Z')).toMatch(/was free until/);
  expect(termsAt('2027-03-10T08:30:00Z')).toBe('');
  expect(termsAt('2027-03-01T08:30:00Z', 'cancelled')).toBe('');
  const free = { ...stay, state: 'unpaid' as const, cancellationPolicy: { freeUntilHours: 0, lateChargeNights: 1 } };
  expect(describeTerms(free, new Date('2027-03-08T08:30:00Z'))).toBe(
    'Cancellation is free until Mon, 8 Mar 2027, 2:00 PM; after that, one night is charged.',
  );
  const never = { ...free, cancellationPolicy: nonRefundable };
  expect(describeTerms(never, new Date('2027-03-09T08:30:00Z'))).toBe('Non-refundable: cancelling costs all nights.');
  expect(describeTerms(never, new Date('2027-03-10T08:30:00Z'))).toBe('');
});

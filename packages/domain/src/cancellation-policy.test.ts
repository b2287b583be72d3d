import {
  cancellationChargeMinor,
  defaultCancellationPolicy,
  freeCancellationUntil,
  isFreeToCancel,
} from './cancellation-policy.js';

const booking = (freeUntilHours: number, lateChargeNights: number, checkOut = '2027-05-13') => {
  const cancellationPolicy = { freeUntilHours, lateChargeNights };
  const until = freeCancellationUntil(cancellationPolicy, 'Jaipur', '2027-05-10', {});
  const stay = { checkIn: '2027-05-10', checkOut };
  return { stay, totalMinor: 360_01, cancellationPolicy, freeCancellationUntil: until };
};

test('cancelling is free until 48 hours before 14:00 in the hotel’s time zone, where the hotel has no policy of its own', () => {
  const until = freeCancellationUntil(defaultCancellationPolicy, 'Jaipur', '2027-05-10', {});
  expect(until.toISOString()).toBe('2027-05-08T08:30:00.000Z');
  const inNewYork = freeCancellationUntil(
    { ...defaultCancellationPolicy, freeUntilHours: 24 },
    'New York',
    '2027-05-10',
    {},
  );
  expect(inNewYork.toISOString()).toBe('2027-05-09T18:00:00.000Z');
});

test('the last instant at which cancelling is free is the deadline itself', () => {
  const deadline = '2027-05-08T08:30:00.000Z';
  const instant = Date.parse(deadline);
  expect([instant - 1, instant, instant + 1].map((now) => isFreeToCancel(deadline, now))).toEqual([true, true, false]);
  expect(isFreeToCancel(new Date(instant), new Date(instant))).toBe(true);
});

test.each([
  ['one night', 1, '2027-05-13', 120_00],
  ['two nights', 2, '2027-05-13', 240_01],
  ['more nights than the stay has: all of it', 5, '2027-05-13', 360_01],
  ['one night of a stay of one night: all of it', 1, '2027-05-11', 360_01],
  ['nothing', 0, '2027-05-13', 0],
])('is free up to and including the deadline; from then on it costs %s', (_what, nights, checkOut, charge) => {
  const cancellable = booking(48, nights, checkOut);
  const deadline = cancellable.freeCancellationUntil;
  expect(cancellationChargeMinor(cancellable, deadline)).toBe(0);
  expect(cancellationChargeMinor(cancellable, new Date(deadline.getTime() + 1))).toBe(charge);
});

test('where nights differ in price, the first ones are charged', () => {
  const lines = [
    { what: 'nights' as const, nights: ['2027-05-10', '2027-05-12'], eachMinor: 100_00 },
    { what: 'nights' as const, nights: ['2027-05-11'], eachMinor: 160_01 },
  ];
  const late = new Date('2027-05-10T00:00:00Z');
  const chargeOf = (nights: number) => cancellationChargeMinor({ ...booking(48, nights), lines }, late);
  expect([0, 1, 2, 3, 9].map(chargeOf)).toEqual([0, 100_00, 260_01, 360_01, 360_01]);
});

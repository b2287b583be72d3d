import fc from 'fast-check';
import { defaultCancellationPolicy, freeCancellationUntil } from './cancellation-policy.js';
import { arrivalsAt, arrivalTimes, assertGuestDetails } from './guest-details.js';
import {
  areTimesInOrder,
  checkInTime,
  checkInTimes,
  checkOutTime,
  checkOutTimes,
  endOfStay,
  hasStarted,
  startOfStay,
  timesOf,
} from './hotel-time.js';
import { relayEnd } from './relay-address.js';

const times = { checkInFrom: '15:30', checkOutUntil: '10:00' };
const utc = (date: Date) => date.toISOString();

test('a stay begins and ends at the times of its hotel, or at those of the house', () => {
  expect(utc(startOfStay('Jaipur', '2027-03-10', times))).toBe('2027-03-10T10:00:00.000Z');
  expect(utc(endOfStay('Jaipur', '2027-03-12', times))).toBe('2027-03-12T04:30:00.000Z');
  expect(startOfStay('Jaipur', '2027-03-10', { checkOutUntil: '10:00' })).toEqual(
    startOfStay('Jaipur', '2027-03-10', {}),
  );
  const stay = { hotel: { city: 'Jaipur', ...times }, checkInDate: '2027-03-10' };
  const arrival = Date.parse('2027-03-10T10:00:00Z');
  expect([hasStarted(stay, arrival - 1), hasStarted(stay, arrival)]).toEqual([false, true]);
});

test('free cancellation and relay addresses end by them', () => {
  const free = freeCancellationUntil(defaultCancellationPolicy, 'Jaipur', '2027-03-10', times);
  expect(utc(free)).toBe('2027-03-08T10:00:00.000Z');
  const stay = { city: 'Jaipur', checkOut: '2027-03-12' };
  expect(Number(relayEnd({ ...stay, times: {} })) - Number(relayEnd({ ...stay, times }))).toBe(3_600_000);
});

test('guests arrive from the hour in which check-in begins', () => {
  expect(arrivalsAt(times)[0]).toBe('15:00');
  expect(arrivalsAt({ checkInFrom: '06:00' })).toHaveLength(arrivalTimes.length - 6);
  expect(() => assertGuestDetails({ arrivalTime: '14:00' }, 1, times)).toThrow(
    expect.objectContaining({ reason: 'arrival-before-check-in', params: { checkIn: '15:30' } }),
  );
  expect(() => assertGuestDetails({ arrivalTime: '12:00' }, 1, { checkInFrom: '12:00' })).not.toThrow();
});

test('check-out is never later than check-in, also where one of the two is the house’s', () => {
  const choice = (list: string[]) => fc.option(fc.constantFrom(...list), { nil: undefined });
  fc.assert(
    fc.property(choice(checkInTimes), choice(checkOutTimes), (checkInFrom, checkOutUntil) => {
      const isLater = (checkOutUntil ?? checkOutTime) > (checkInFrom ?? checkInTime);
      expect(areTimesInOrder({ checkInFrom, checkOutUntil })).toBe(!isLater);
    }),
  );
});

test('a hotel chooses among half hours, of which the house’s are some', () => {
  expect([checkInTimes[0], checkInTimes[1], checkInTimes.at(-1)]).toEqual(['06:00', '06:30', '22:00']);
  expect([checkOutTimes[0], checkOutTimes.at(-1)]).toEqual(['06:00', '18:00']);
  expect([checkInTimes.includes(checkInTime), checkOutTimes.includes(checkOutTime)]).toEqual([true, true]);
});

test('what is copied of them is what is set', () => {
  expect(timesOf({ ...times, name: 'Sea House' } as typeof times)).toEqual(times);
  expect(timesOf({ checkInFrom: '15:00' })).toEqual({ checkInFrom: '15:00' });
  expect(timesOf({})).toEqual({});
});

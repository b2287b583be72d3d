import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { newDraft } from './desk-draft.js';

const today = '2027-01-05';
const days = { today, earliest: today };
const departure = (checkIn: string, nights: number) =>
  newDraft('r1', days, { checkIn, checkOut: addDays(checkIn, nights) }).checkOutDate;

test('an address gives the form no longer stay than can be booked, so that no price of centuries stops the browser', () => {
  const arrival = '2027-02-01';
  expect(departure(arrival, limits.nights)).toBe(addDays(arrival, limits.nights));
  expect(departure(arrival, limits.nights + 1)).toBe(addDays(arrival, 1));
  expect(departure(arrival, 26_000)).toBe(addDays(arrival, 1));
});

test('a stay of an address that begins too early, or ends before it begins, is one of tonight', () => {
  for (const [checkIn, nights] of [
    [addDays(today, -1), 3],
    [today, 0],
    [today, -2],
  ] as const)
    expect(newDraft('r1', days, { checkIn, checkOut: addDays(checkIn, nights) })).toMatchObject({
      checkInDate: today,
      checkOutDate: addDays(today, 1),
    });
});

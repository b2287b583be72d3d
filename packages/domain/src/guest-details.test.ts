import fc from 'fast-check';
import { type ArrivalTime, arrivalTimes, assertGuestDetails, type GuestDetails, arrivalsAt } from './guest-details.js';
import { checkInTime } from './hotel-time.js';

const reasonOf = (details: GuestDetails, guests: number, mostAdults?: number) => {
  try {
    assertGuestDetails(details, guests, { mostAdults });
    return undefined;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};
const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 });

test('at least one of the guests is an adult', () => {
  fc.assert(
    fc.property(ages, fc.integer({ min: 1, max: 6 }), (children, guests) => {
      expect(reasonOf({ children }, guests)).toBe(children.length < guests ? undefined : 'too-many-children');
    }),
  );
});

test('no more of the guests are adults than the room is for', () => {
  expect([reasonOf({}, 2, 2), reasonOf({}, 3, 2)]).toEqual([undefined, 'too-many-adults']);
  expect([reasonOf({ children: [9] }, 3, 2), reasonOf({ children: [9] }, 4, 2)]).toEqual([
    undefined,
    'too-many-adults',
  ]);
});

test.each<[ArrivalTime, string | undefined]>([
  ['13:00', 'arrival-before-check-in'],
  ['14:00', undefined],
  ['23:00', undefined],
  ['after-midnight', undefined],
])('an arrival at %s is refused for %s', (arrivalTime, reason) => expect(reasonOf({ arrivalTime }, 1)).toBe(reason));

test('the possible arrivals are those that are not refused, from check-in on', () => {
  const possible = arrivalsAt({});
  expect(possible).toEqual(arrivalTimes.filter((arrivalTime) => !reasonOf({ arrivalTime }, 1)));
  expect([possible[0], possible.at(-1)]).toEqual([checkInTime, 'after-midnight']);
});

test('no detail is required', () => expect(reasonOf({}, 1)).toBeUndefined());

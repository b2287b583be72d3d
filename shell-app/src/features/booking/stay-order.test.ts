import { latestArrival } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { errorMessages } from '@wayhouse/messages/errors';
import { aRoom } from '../../testing/a-room.js';
import { datesProblem, readOrder } from './stay-order.js';

const { hotel } = aRoom();
const inTokyo = aRoom({ hotel: { ...hotel, city: 'Tokyo' } });
const inSeattle = aRoom({ hotel: { ...hotel, city: 'Seattle' } });
const nights = (checkIn: string) => ({ checkIn, checkOut: addDays(checkIn, 2) });

// 13:00 on 5 January in Tokyo, and 20:00 on 4 January in Seattle.
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2027-01-05T04:00Z') }));

test('dates in a link are kept while they are open at any hotel, and refused by the room where they are over', () => {
  const order = readOrder(new URLSearchParams(nights('2027-01-04')), inTokyo);
  expect(order).toMatchObject(nights('2027-01-04'));
  expect(datesProblem(inTokyo, order)).toBe(errorMessages['past-arrival']);
  expect(datesProblem(inSeattle, order)).toBeUndefined();
  expect(datesProblem(inTokyo, nights('2027-01-05'))).toBeUndefined();
});

test('a day that is not open yet at its hotel is refused', () => {
  const last = latestArrival('2027-01-05');
  expect(datesProblem(inTokyo, nights(last))).toBeUndefined();
  expect(datesProblem(inSeattle, nights(last))).toBe(errorMessages['too-far-ahead']({ days: limits.daysAhead }));
});

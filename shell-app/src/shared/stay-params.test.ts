import { latestArrival } from '@wayhouse/domain/arrival';
import { addDays } from '@wayhouse/domain/stay';
import { holdClock, releaseClock, today } from '@wayhouse/web-kit/page-clock';
import { readDates, readGuests, readSearchedStay, searchWindow } from './read-stay-params.js';
import { noDates, noStay, writeStay } from './stay-params.js';

const inDays = (days: number) => addDays(today(), days);
const read = (checkIn: string, checkOut: string) =>
  readDates(new URLSearchParams({ checkIn, checkOut }), searchWindow());

test('a stay written to the address is read back the same', () => {
  const stay = { checkIn: inDays(3), checkOut: inDays(5), guests: 2 };
  const query = new URLSearchParams(writeStay(stay));
  expect({ ...readDates(query, searchWindow()), guests: readGuests(query, 4) }).toEqual(stay);
});

test('what is not selected is not written', () => {
  expect(writeStay(noStay)).toEqual({});
  expect(writeStay({ ...noStay, checkIn: inDays(3) })).toEqual({ checkIn: inDays(3) });
});

test.each([
  ['are over', inDays(-20), inDays(-18)],
  ['are further ahead than one can book', inDays(800), inDays(802)],
  ['do not exist', '2027-02-30', '2027-03-02'],
])('ignores days that %s', (_what, checkIn, checkOut) => {
  expect(read(checkIn, checkOut)).toEqual(noDates);
});

test('keeps only the check-in of a stay that is too long', () => {
  expect(read(inDays(3), inDays(90))).toEqual({ checkIn: inDays(3), checkOut: '' });
});

test.each(['0', '-5', '1.5', 'two', ''])('reads %j guests as one', (guests) => {
  expect(readGuests(new URLSearchParams({ guests }), 4)).toBe(1);
});

test('reads more guests than there may be as so many', () => {
  expect(readGuests(new URLSearchParams({ guests: '5' }), 4)).toBe(4);
});

describe('where it is another day than in the city of a hotel', () => {
  afterEach(releaseClock);

  test.each([
    ['New York', '2027-01-05', '2027-01-04'],
    ['Tokyo', '2027-01-04', '2027-01-05'],
  ])('the days of one in %s are its own', (city, day, ofHotel) => {
    holdClock({ at: Date.parse(ofHotel < day ? '2027-01-05T03:00Z' : '2027-01-04T20:00Z'), day });
    const latest = latestArrival(ofHotel);
    expect(searchWindow(city)).toEqual({ earliest: ofHotel, latest });
    for (const checkIn of [ofHotel, latest]) {
      const query = new URLSearchParams({ checkIn, checkOut: addDays(checkIn, 1) });
      expect(readSearchedStay(query, city).checkIn).toBe(checkIn);
    }
    const before = new URLSearchParams({ checkIn: addDays(ofHotel, -1), checkOut: ofHotel });
    expect(readSearchedStay(before, city)).toEqual(noStay);
  });
});

import { bookingNumber } from '@wayhouse/domain';
import { order, room } from '../../testing/factories.js';
import { createBooking } from './create-booking.js';
import { findWordsOf, toFindWords } from './find-words.js';

const ids = Array.from({ length: 10_000 }, (_, at) => `b${at}`);
const idOfNumber = (pattern: RegExp) => ids.find((id) => pattern.test(bookingNumber(id)))!;

const booking = createBooking(
  room(),
  order({
    guests: 2,
    guest: { id: 'u1', name: 'Zoë  de Brún', email: 'zoe@example.com' },
    details: { leadGuest: 'Asha Rao', company: 'Rao & Sons', phone: '+353 (86) 555-0123', wishes: 'Quiet' },
  }),
  new Date('2027-01-01T12:00:00Z'),
);

test('a booking has the words of names, its phone number with and without the country code, and nothing else of the guest', () => {
  expect(findWordsOf(booking).guestWords).toEqual([
    ...['zoe', 'de', 'brun', 'asha', 'rao', 'sons'],
    ...['353865550123', '53865550123', '3865550123', '865550123'],
  ]);
  const erased = { ...booking, details: undefined, guest: { ...booking.guest, name: '' } };
  expect(findWordsOf(erased).guestWords).toEqual([]);
});

/** The second number begins with the letters of the prefix itself. */
test.each(['b1', idOfNumber(/^WH-WH/)])(
  'the number of %s is found as it is read, with or without WH, dashes and capitals',
  (id) => {
    const number = bookingNumber(id);
    const word = findWordsOf({ ...booking, id }).numberWord;
    for (const typed of [
      number,
      number.toLowerCase(),
      number.slice(3),
      number.replaceAll('-', ' '),
      number.slice(0, -2),
    ])
      expect(toFindWords(typed).numberWords.some((each) => word.startsWith(each))).toBe(true);
  },
);

test('too little of a booking number is none', () => {
  expect(toFindWords('7K3').numberWords).toEqual([]);
});

test.each(['+49 171 2345678', '0049 171 2345678', '+49 (0)171 2345678', '0171 2345678'])(
  'a phone number that is stored as %s is found as it is dialled in its country',
  (phone) => {
    const { guestWords } = findWordsOf({ ...booking, details: { phone, version: 1 } });
    expect(guestWords).toContain('1712345678');
    expect(toFindWords('0171 2345678').guestWords).toEqual(['1712345678']);
  },
);

test('so is one with a country code of three digits behind zeros', () => {
  const details = { phone: '00353 86 555-0123', version: 1 };
  expect(findWordsOf({ ...booking, details }).guestWords).toContain('865550123');
});

test('a phone number with a zero after its country code is found without it', () => {
  const details = { phone: '+353 (0)86 555-0123', version: 1 };
  expect(findWordsOf({ ...booking, details }).guestWords).toContain('865550123');
});

test.each([
  ['Brún, ZOË', ['brun', 'zoe']],
  ['086 555-01', ['8655501']],
  ['+353 86', ['35386']],
  ['000', ['000']],
  ['0865550123', ['865550123']],
])('what is typed as %s is looked for as %j', (typed, words) => {
  expect(toFindWords(typed).guestWords).toEqual(words);
});

import { byAge } from './hotel-order.js';

const hotel = (id: string, day?: string) => ({ id, ...(day && { addedAt: new Date(day) }) });
const idsInOrder = (...hotels: ReturnType<typeof hotel>[]) => hotels.sort(byAge).map(({ id }) => id);

test('the hotel that was registered is the first one, and those that were added follow by their time', () => {
  const added = [hotel('c', '2027-03-01'), hotel('a', '2027-03-02'), hotel('b', '2027-02-01')];
  expect(idsInOrder(...added, hotel('registered'))).toEqual(['registered', 'b', 'c', 'a']);
});

test('two of the same time are always in the same order', () => {
  expect(idsInOrder(hotel('b', '2027-03-01'), hotel('a', '2027-03-01'))).toEqual(['a', 'b']);
  expect(idsInOrder(hotel('a', '2027-03-01'), hotel('b', '2027-03-01'))).toEqual(['a', 'b']);
});

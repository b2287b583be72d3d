import { messages } from '../messages.js';
import { readRoomSearch, toRoomFilter, writeRoomSearch } from '../search-params.js';
import { removableFilters } from './active-filters.js';
import { formatIgnoredParams } from './ignored-params.js';

const read = (query: string) => readRoomSearch(new URLSearchParams(query));

test('the adults among the guests are read, written and searched for', () => {
  expect(writeRoomSearch(read('guests=3&adults=2')).toString()).toBe('guests=3&adults=2');
  expect(toRoomFilter(read('guests=3&adults=2'))).toEqual({ guests: 3, adults: 2 });
});

test('all guests are adults unless fewer of them are', () => {
  for (const query of ['guests=1&adults=1', 'guests=2&adults=2', 'guests=2&adults=']) {
    expect(toRoomFilter(read(query))).not.toHaveProperty('adults');
    expect(formatIgnoredParams(new URLSearchParams(query))).toEqual([]);
  }
});

test.each(['guests=2&adults=3', 'adults=2', 'guests=3&adults=0', 'guests=3&adults=1.5'])('ignores %s', (query) => {
  expect(read(query).adults).toBeUndefined();
  expect(formatIgnoredParams(new URLSearchParams(query))).toEqual([messages.ignored.adults]);
});

test('a search without results is widened by fewer guests, who are as many adults as before or all of them', () => {
  const found = removableFilters(read('guests=4&adults=2'), '$');
  expect(found.map(({ label, without }) => [label, without.adults])).toEqual([
    ['3 guests', 2],
    ['2 guests', undefined],
    ['1 guest', undefined],
  ]);
});

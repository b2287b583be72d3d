import { addRecentCity } from './recent-cities.js';

test('keeps the last three cities, newest last', () => {
  expect(['Goa', 'Delhi', 'Paris', 'Tokyo'].reduce<string[]>(addRecentCity, [])).toEqual(['Delhi', 'Paris', 'Tokyo']);
});

test('a city searched again moves to the end, ignoring case', () => {
  expect(addRecentCity(['Goa', 'Delhi', 'Paris'], 'goa')).toEqual(['Delhi', 'Paris', 'Goa']);
});

test('keeps a city that is not in the list as it was typed', () => {
  expect(addRecentCity([], 'Atlantis')).toEqual(['Atlantis']);
});

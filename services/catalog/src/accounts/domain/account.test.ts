import { remember } from './account.js';

test('keeps the last three cities, newest last', () => {
  expect(['Goa', 'Delhi', 'Paris', 'Tokyo'].reduce<string[]>(remember, [])).toEqual(['Delhi', 'Paris', 'Tokyo']);
});

test('a city searched again moves to the end, in whatever case it is typed', () => {
  expect(remember(['Goa', 'Delhi', 'Paris'], 'goa')).toEqual(['Delhi', 'Paris', 'Goa']);
});

test('keeps what is no city of the list as it was typed', () => {
  expect(remember([], 'Atlantis')).toEqual(['Atlantis']);
});

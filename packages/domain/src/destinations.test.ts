import { citiesNamed, formatDestination, isKnownPlace, searchWords } from './destinations.js';

test.each([
  ['Bombay', ['Mumbai']],
  ['bengaluru', ['Bangalore']],
  ['Bangalore', ['Bangalore']],
  ['calc', ['Kolkata']],
  ['kobenhavn', ['Copenhagen']],
  ['UK', ['London', 'Edinburgh']],
  ['holland', ['Amsterdam']],
  ['PUR', ['Jaipur', 'Udaipur', 'Jodhpur', 'Kuala Lumpur']],
  ['Türkiye', ['Istanbul']],
  ['Kochi, India', ['Kochi']],
  ['kochi india', ['Kochi']],
  ['Kochi / India', ['Kochi']],
  ['Bombay, Bharat', ['Mumbai']],
  ['New York, USA', ['New York']],
  ['Kochi, Japan', []],
])('%s names %p', (destination, cities) => {
  expect(citiesNamed(destination).sort()).toEqual(cities.sort());
});

test('a country names all of its cities', () => {
  expect(citiesNamed('India')).toEqual(expect.arrayContaining(['Mumbai', 'Leh', 'Goa']));
  expect(citiesNamed('India')).not.toContain('Lisbon');
});

test.each(['', '  ', 'Atlantis', '.*', 'Goa|Delhi'])('%p names no city', (destination) => {
  expect(citiesNamed(destination)).toEqual([]);
});

test('two letters name no place that they only begin', () => {
  expect(citiesNamed('us')).toEqual(expect.arrayContaining(['New York', 'Las Vegas']));
  expect(citiesNamed('po')).not.toContain('Lisbon');
  expect(citiesNamed('por')).toContain('Lisbon');
});

test.each([
  ['kochi', 'Kochi'],
  ['BOMBAY', 'Mumbai'],
  ['usa', 'United States'],
  ['kochi, india', 'Kochi'],
  ['lantern & tide', 'Lantern & Tide'],
  ['mum', 'Mum'],
  ['McArthur house', 'McArthur House'],
  ['owner’s lodge', 'Owner’s Lodge'],
])('%s is spelt %s', (given, spelt) => {
  expect(formatDestination(given)).toBe(spelt);
});

test('only whole names are known places', () => {
  expect(['Goa', 'india', 'Bombay', 'mum', 'Lantern', 'Goa, India'].filter(isKnownPlace)).toEqual([
    'Goa',
    'india',
    'Bombay',
    'Goa, India',
  ]);
});

test.each([
  ['Anna Weiß', 'anna weiss'],
  ['STRAẞE', 'strasse'],
  ['Łukasz Nowak', 'lukasz nowak'],
  ['Đặng Thu', 'dang thu'],
  ['Guðrún Þór', 'gudrun thor'],
  ['Æsa Bjørn', 'aesa bjorn'],
  ['Sœur', 'soeur'],
  ['Işıl İnan', 'isil inan'],
])('%s has the words that are typed as %s', (name, typed) => {
  expect(searchWords(name)).toEqual(typed.split(' '));
});

test('words have no case, accents or punctuation', () => {
  expect(searchWords('Café “Lantern & Tide”')).toEqual(['cafe', 'lantern', 'tide']);
});

test('a word is the same with and without the joiners of its script', () => {
  expect(searchWords('علی\u200cرضا ශ්\u200dරී')).toEqual(searchWords('علیرضا ශ්රී'));
});

import { nearPlaces } from './near-places.js';

test.each([
  ['Mumbay', ['Mumbai']],
  ['Jaypur', ['Jaipur']],
  ['Kyotto', ['Kyoto']],
  ['new yrok', ['New York']],
  ['newyork', ['New York']],
  ['Gao', ['Goa']],
  ['San Fransisco', ['San Francisco']],
  ['Kobenhavv', ['Copenhagen']],
])('%s may have meant %p', (destination, near) => {
  expect(nearPlaces(destination)).toEqual(near);
});

test('other names of a place and its country are spelt as well', () => {
  expect(nearPlaces('Bombey')).toEqual(['Mumbai']);
  expect(nearPlaces('Portugall')).toEqual(['Portugal']);
  expect(nearPlaces('Mumbay, India')).toEqual(['Mumbai']);
});

test('the nearest are offered, all that are as near', () => {
  expect(nearPlaces('Rima')).toEqual(['Rome', 'Lima']);
  expect(nearPlaces('Austrla')).toEqual(['Austria']);
});

test('what contains the whole name of a place may have meant it', () => {
  expect(nearPlaces('hotels in Goa')).toEqual(['Goa']);
  expect(nearPlaces('Kochi, Japan').sort()).toEqual(['Japan', 'Kochi']);
  expect(nearPlaces('La Maison')).toEqual([]);
});

test.each(['', ' ', '&', 'Atlantis', 'Manila', 'Bergen', 'zzz', 'x'.repeat(80)])(
  '%p is near no place',
  (destination) => {
    expect(nearPlaces(destination)).toEqual([]);
  },
);

test.each(['Mumbai', 'Bombay', 'mum', 'India', 'Kochi / India'])(
  '%s names a place, so that none is near',
  (destination) => {
    expect(nearPlaces(destination)).toEqual([]);
  },
);

import { readPlace } from './read-place.js';

const place = { latitude: '15.4909', longitude: '73.8278' };

test.each([
  '15.4909, 73.8278',
  ' 15.4909;73.8278 ',
  '15.4909 73.8278',
  'https://www.openstreetmap.org/?mlat=15.4909&mlon=73.8278#map=16/15.5/73.9',
  'https://www.openstreetmap.org/#map=16/15.4909/73.8278',
  'https://www.google.com/maps/place/Sea+House/@15.5,73.9,17z/data=!3m1!4b1!8m2!3d15.4909!4d73.8278',
  'https://www.google.com/maps/@15.4909,73.8278,17z',
  'https://www.google.co.in/maps/search/15.4909,+73.8278',
  'https://maps.google.com/?q=15.4909%2C73.8278',
  'https://www.google.com/maps/search/?api=1&query=15.4909,73.8278',
])('reads the place in %s', (text) => {
  expect(readPlace(text)).toEqual(place);
});

test('south and west are negative', () => {
  expect(readPlace('https://www.openstreetmap.org/#map=9.5/-22.9/-43.2')).toEqual({
    latitude: '-22.9',
    longitude: '-43.2',
  });
});

test.each(['', '15.4909', 'Sea House, Goa', 'https://example.com/@15.4909,73.8278', '1, 2, 3'])(
  'nothing else is a place: %s',
  (text) => {
    expect(readPlace(text)).toBeUndefined();
  },
);

test('a text of any length is not read', () => {
  expect(readPlace(`15.4909${' '.repeat(3000)}73.8278`)).toBeUndefined();
});

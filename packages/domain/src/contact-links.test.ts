import { mapUrl, phoneUrl, positionUrl } from './contact-links.js';

test('a map is asked for the name and the address', () => {
  expect(mapUrl({ name: 'Tea & Teak', address: '4, Sea Road #2', city: 'Goa' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=Tea%20%26%20Teak%2C%204%2C%20Sea%20Road%20%232%2C%20Goa',
  );
});

test('a number is dialled without what makes it readable', () => {
  expect(phoneUrl('+91 (484) 555-0123')).toBe('tel:+914845550123');
});

test('a position is shown on a map with its mark', () => {
  expect(positionUrl({ latitude: 15.5, longitude: -73.25 })).toBe(
    'https://www.openstreetmap.org/?mlat=15.5&mlon=-73.25#map=16/15.5/-73.25',
  );
});

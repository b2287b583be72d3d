import { counts } from './counts.js';
import { formatList } from './format-list.js';
import { amenityNames, formatAmenities, roomTypeNames } from './room-names.js';

test.each([
  [0, '0 nights'],
  [1, '1 night'],
  [2, '2 nights'],
])('%i is %s', (count, text) => {
  expect(counts.nights(count)).toBe(text);
});

test('a list ends with the word for its kind', () => {
  expect(formatList(['Goa', 'Jaipur'])).toBe('Goa and Jaipur');
});

test('room types and amenities have a name each', () => {
  expect(Object.values({ ...roomTypeNames, ...amenityNames })).not.toContain('');
  expect(formatAmenities(['Free WiFi', 'Pool Access'])).toBe('Free WiFi, Pool Access');
});

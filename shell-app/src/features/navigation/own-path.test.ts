import { ownPath } from './own-path.js';

test.each([
  ['my-bookings', '/my-bookings'],
  ['my-bookings?x=1', '/my-bookings?x=1'],
  ['rooms/abc?checkIn=2027-03-10&guests=2#photos', '/rooms/abc?checkIn=2027-03-10&guests=2#photos'],
  ['rooms?destination=New%20Delhi', '/rooms?destination=New%20Delhi'],
  ['rooms?back=https://elsewhere.example', '/rooms?back=https://elsewhere.example'],
  ['rooms?note=100%&quote=%5C', '/rooms?note=100%&quote=%5C'],
  ['', '/'],
])('%j is a path of our own', (next, path) => {
  expect(ownPath(next)).toBe(path);
});

test.each([
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/path?x=1',
  '//evil.example',
  '/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'rooms\\..\\..\\\\evil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '%5C%5Cevil.example',
  '\t//evil.example',
  '%09//evil.example',
  ' //evil.example',
  'https%3A%2F%2Fevil.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  './/evil.example',
  'rooms/..//evil.example',
  'rooms/%2e%2e//evil.example',
  '%',
])('%j leads nowhere', (next) => {
  expect(ownPath(next)).toBeUndefined();
});

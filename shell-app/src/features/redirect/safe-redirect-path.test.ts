import { safeRedirectPath } from './safe-redirect-path.js';

test.each([
  ['my-bookings', '/my-bookings'],
  ['my-bookings?x=1', '/my-bookings?x=1'],
  ['rooms/abc?checkIn=2027-03-10&guests=2#photos', '/rooms/abc?checkIn=2027-03-10&guests=2#photos'],
  ['rooms?destination=New%20Delhi', '/rooms?destination=New%20Delhi'],
  ['rooms?back=https://elsewhere.example', '/rooms?back=https://elsewhere.example'],
  ['rooms?note=100%&quote=%5C', '/rooms?note=100%&quote=%5C'],
  ['rooms%3Fdestination=Goa', '/rooms?destination=Goa'],
  ['rooms%3Fdestination%3DNew%2520Delhi%26guests%3D2', '/rooms?destination=New%20Delhi&guests=2'],
  ['rooms%253Fdestination%253DGoa', '/rooms?destination=Goa'],
  ['rooms%2525253Fdestination=Goa', '/rooms?destination=Goa'],
  ['rooms%3Fnote=100%25', '/rooms?note=100%'],
  ['helpcenter%23pay', '/helpcenter#pay'],
  ['rooms%3Fdestination=Goa?guests=2', '/rooms?destination=Goa?guests=2'],
  ['', '/'],
])('accepts %j', (next, path) => {
  expect(safeRedirectPath(next)).toBe(path);
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
  '%2F%2Fevil.example%3Fdestination=Goa',
  'https%3A%2F%2Fevil.example%3Fdestination=Goa',
  '%5C%5Cevil.example%3Fx',
  'rooms%2F..%2F%2Fevil.example%3Fx',
  '%2520%252F%252Fevil.example%253Fx',
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
])('rejects %j', (next) => {
  expect(safeRedirectPath(next)).toBeUndefined();
});

test.each(['rooms%252525253Fdestination=Goa', 'rooms%2525252525', `%${'25'.repeat(7800)}`, `%${'25'.repeat(7800)}3Fx`])(
  'rejects what is encoded more than four times, without decoding it as often (%#)',
  (next) => {
    expect(safeRedirectPath(next)).toBeUndefined();
  },
);

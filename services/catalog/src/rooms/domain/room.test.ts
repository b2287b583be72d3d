import { aRoom } from '../../testing/a-room.js';
import { assertChargeable, assertPhotoCount, assertCurrentVersion, withChanges, withAvailability } from './room.js';

test('closing and opening a room increments its version', () => {
  const closed = withAvailability(aRoom(), false);
  expect(closed).toMatchObject({ isAvailable: false, version: 2 });
  expect(withAvailability(closed, true)).toMatchObject({ isAvailable: true, version: 3 });
});

test('closing a closed room changes nothing', () => {
  const closed = aRoom({ isAvailable: false });
  expect(withAvailability(closed, false)).toBe(closed);
});

test('a change increments the version and keeps all other fields', () => {
  const room = aRoom({ isAvailable: false });
  const draft = { roomType: 'Luxury Room', nightMinor: 90_50, amenities: [] } as const;
  expect(withChanges(room, { ...draft, amenities: [] }, ['view'])).toEqual({
    ...room,
    ...draft,
    images: ['view'],
    version: 2,
  });
});

test('refuses any version but the current one', () => {
  expect(() => assertCurrentVersion(aRoom({ version: 3 }), 3)).not.toThrow();
  const error = { reason: 'edit-conflict' };
  for (const version of [2, 4]) {
    expect(() => assertCurrentVersion(aRoom({ version: 3 }), version)).toThrow(expect.objectContaining(error));
  }
});

test('a room has one to four photos', () => {
  expect(() => assertPhotoCount(0)).toThrow(expect.objectContaining({ reason: 'photos-required' }));
  expect(() => assertPhotoCount(5)).toThrow(
    expect.objectContaining({ reason: 'too-many-photos', params: { photos: 4 } }),
  );
  expect(() => assertPhotoCount(4)).not.toThrow();
});

test.each([
  ['USD', 49, 50],
  ['AED', 199, 200],
] as const)('a night in %s that costs less than Stripe charges is refused', (currency, low, least) => {
  expect(() => assertChargeable(aRoom({ nightMinor: low }), currency)).toThrow(
    expect.objectContaining({ reason: 'price-too-low', params: { least: least / 100, currency } }),
  );
  expect(() => assertChargeable(aRoom({ nightMinor: least }), currency)).not.toThrow();
});

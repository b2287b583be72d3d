import { messages } from '@wayhouse/contracts';
import { aRoom } from '../../testing/a-room.js';
import { assertOwned, assertPhotoCount, assertSeen, changed, switched } from './room.js';

test('a room is closed and opened, and each change counts', () => {
  const closed = switched(aRoom(), false);
  expect(closed).toMatchObject({ isAvailable: false, version: 2 });
  expect(switched(closed, true)).toMatchObject({ isAvailable: true, version: 3 });
});

test('closing a closed room changes nothing', () => {
  const closed = aRoom({ isAvailable: false });
  expect(switched(closed, false)).toBe(closed);
});

test('a change counts, and leaves alone what it does not speak of', () => {
  const room = aRoom({ isAvailable: false });
  const draft = { roomType: 'Luxury Room', nightMinor: 90_50, amenities: [] } as const;
  expect(changed(room, { ...draft, amenities: [] }, ['view'])).toEqual({
    ...room,
    ...draft,
    ...{ images: ['view'], version: 2 },
  });
});

test('to anybody but its owner a room is not there', () => {
  expect(() => assertOwned(aRoom(), 'owner')).not.toThrow();
  expect(() => assertOwned(aRoom(), 'somebody')).toThrow(expect.objectContaining({ status: 404 }));
});

test('who saw an older state is refused', () => {
  expect(() => assertSeen(aRoom({ version: 3 }), 3)).not.toThrow();
  const refusal = { status: 409, code: 'changed-meanwhile' };
  for (const version of [2, 4]) {
    expect(() => assertSeen(aRoom({ version: 3 }), version)).toThrow(expect.objectContaining(refusal));
  }
});

test('a room has one to four photos', () => {
  expect(() => assertPhotoCount(0)).toThrow(messages.fillAllDetails);
  expect(() => assertPhotoCount(5)).toThrow(messages.tooManyImages);
  expect(() => assertPhotoCount(4)).not.toThrow();
});

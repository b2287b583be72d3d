import { messages } from '@wayhouse/contracts';
import { aRoom } from '../testing/a-room.js';
import { assertPhotoCount, toggled } from './room.js';

test('the owner closes and opens a room, and each change counts', () => {
  const closed = toggled(aRoom(), 'owner');
  expect(closed).toMatchObject({ isAvailable: false, version: 2 });
  expect(toggled(closed, 'owner')).toMatchObject({ isAvailable: true, version: 3 });
});

test('nobody else does', () => {
  expect(() => toggled(aRoom(), 'somebody')).toThrow(expect.objectContaining({ status: 403 }));
});

test('a room has one to four photos', () => {
  expect(() => assertPhotoCount(0)).toThrow(messages.fillAllDetails);
  expect(() => assertPhotoCount(5)).toThrow(messages.tooManyImages);
  expect(() => assertPhotoCount(4)).not.toThrow();
});

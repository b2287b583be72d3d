import { limits } from '@wayhouse/domain';
import { uploadLimits, uploadPlaces } from './upload-places.js';

const busy = expect.objectContaining({ reason: 'uploads-busy' }) as Error;

test('those in hand have room with the largest photos', () => {
  expect(uploadLimits.bytes).toBeGreaterThan(uploadLimits.inHand * limits.images * limits.imageBytes);
});

test('so many forms are open at once, of all and of one caller', () => {
  const places = uploadPlaces({ open: 3, perCaller: 2, inHand: 1, bytes: 10 });
  const [first] = [places.open('ann'), places.open('ann')];
  expect(() => places.open('ann')).toThrow(busy);
  places.open('bob');
  expect(() => places.open('cleo')).toThrow(busy);
  first.leave();
  places.open('cleo');
});

test('forms that are whole are taken in hand in their order, and one that waits too long is refused', async () => {
  const places = uploadPlaces({ open: 9, perCaller: 9, inHand: 1, bytes: 10 }, 50);
  const order: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => {
    const place = places.open(name);
    return { ...place, inHand: place.takeInHand().then(() => void order.push(name)) };
  });
  await first!.inHand;
  first!.leave();
  await second!.inHand;
  expect(order).toEqual(['first', 'second']);
  await expect(third!.inHand).rejects.toEqual(busy);
  third!.leave();
  second!.leave();
  await places.open('fourth').takeInHand();
});

test('all forms together may have so many bytes on the disk', () => {
  const places = uploadPlaces({ open: 9, perCaller: 9, inHand: 1, bytes: 10 });
  const [one, other] = [places.open('ann'), places.open('bob')];
  one.grow(4);
  other.grow(6);
  expect(() => one.grow(1)).toThrow(busy);
  other.leave();
  one.grow(6);
});

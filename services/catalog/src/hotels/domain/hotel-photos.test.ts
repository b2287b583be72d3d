import { hotelPhotos } from './hotel-photos.js';

test('every room is seen before a second photo of any, and a photo that rooms share once', () => {
  expect(hotelPhotos([], [['a1', 'house'], ['b1', 'b2', 'house'], ['c1']])).toEqual(['a1', 'b1', 'c1', 'house', 'b2']);
});

test('those of the hotel itself come first, also one that a room shares', () => {
  expect(
    hotelPhotos(
      ['sea', 'lobby'],
      [
        ['a1', 'sea'],
        ['lobby', 'b2'],
      ],
    ),
  ).toEqual(['sea', 'lobby', 'a1', 'b2']);
});

test('there are at most twelve, and none of a hotel without rooms', () => {
  expect(
    hotelPhotos(
      [],
      Array.from({ length: 20 }, (_, at) => [`r${at}`]),
    ),
  ).toHaveLength(12);
  expect(hotelPhotos([], [])).toEqual([]);
});

import { roundPosition } from './position.js';

test('a position is on the map, to about a metre', () => {
  expect(roundPosition({ latitude: 89, longitude: 190.1234567 })).toEqual({ latitude: 85, longitude: -169.87654 });
  expect(roundPosition({ latitude: -89, longitude: -181 })).toEqual({ latitude: -85, longitude: 179 });
});

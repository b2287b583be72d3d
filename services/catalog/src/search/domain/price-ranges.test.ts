import { priceRanges } from './price-ranges.js';

test('a band is a range in minor units', () => {
  expect(priceRanges(['1000-2000'])).toEqual([{ from: 100_000, to: 200_000 }]);
});

test('merges adjacent bands into one range, in whatever order they are given', () => {
  expect(priceRanges(['500-1000', '2000-3000', '0-500'])).toEqual([
    { from: 0, to: 100_000 },
    { from: 200_000, to: 300_000 },
  ]);
});

import { beforeOffer, totalOf } from './offer-price.js';

test.each([
  [120, 150],
  [145, 181.25],
  [120.1, 150.13],
  [99.99, 124.99],
])('%d is what remains of %d after 20 %% off', (price, before) => {
  expect(beforeOffer(price)).toBe(before);
  expect(Math.abs(before * 0.8 - price)).toBeLessThan(0.005);
});

test('a total is reckoned in cents', () => {
  expect(totalOf(3, 110.1)).toBe(330.3);
});

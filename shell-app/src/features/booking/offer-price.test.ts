import { priceBeforeOffer } from './offer-price.js';

test.each([
  [120, 150],
  [145, 181.25],
  [120.1, 150.13],
  [99.99, 124.99],
])('%d is the price of %d after 20 %% off', (price, before) => {
  expect(priceBeforeOffer(price)).toBe(before);
  expect(Math.abs(before * 0.8 - price)).toBeLessThan(0.005);
});

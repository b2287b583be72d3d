import { act, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { RuntimeConfigProvider } from '../../../shared/runtime-config.js';
import { CardPrice } from './card-price.js';

const config = { currency: 'USD', exchangeRates: { INR: 80 }, remotes: {}, releases: {}, pages: {} };
const stay = { checkIn: '2027-03-01', checkOut: '2027-03-04', guests: 2 } as ComponentProps<typeof CardPrice>['stay'];

async function textOf(props: ComponentProps<typeof CardPrice>): Promise<string> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(config)));
  const { container } = await act(async () =>
    render(
      <RuntimeConfigProvider>
        <CardPrice {...props} />
      </RuntimeConfigProvider>,
    ),
  );
  return container.textContent ?? '';
}

test('a price in another currency than the site’s has about what it is in that', async () => {
  expect(await textOf({ of: { pricePerNight: 12_000, currency: 'INR' } })).toBe('₹12,000 / night about $150');
});

test('with dates it is of the whole stay', async () => {
  const of = { pricePerNight: 12_000, totalPrice: 40_000, addedTaxes: 4_000, currency: 'INR' };
  expect(await textOf({ of, stay })).toBe('₹12,000 / night₹40,000 total for 3 nightsabout $500with taxes and fees');
});

test('an offer stands above the price, which is on a line with those of other cards', async () => {
  const of = { pricePerNight: 90, offer: { id: 'summer' as const, percentOff: 25 } };
  expect(await textOf({ of, stay })).toMatch(/^\D.*25% off.*\$90 \/ night\$270 total for 3 nights$/);
  expect(await textOf({ of })).toBe('$90 / night');
});

test('a price in the site’s currency has none', async () => {
  expect(await textOf({ of: { pricePerNight: 120, currency: 'USD' } })).toBe('$120 / night');
  expect(await textOf({ of: { pricePerNight: 120 } })).toBe('$120 / night');
});

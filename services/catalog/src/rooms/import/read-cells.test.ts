import { describeError } from '@wayhouse/service-kit';
import { errorMessages } from '@wayhouse/messages/errors';
import type { Cells } from './cells.js';
import { readRate, readRoom } from './read-cells.js';

const room = (pricePerNight: string): Cells => ({ roomType: 'Double Bed', pricePerNight, units: '1' });
const rate = (pricePerNight: string): Cells => ({ rate: 'Peak', pricePerNight });

test.each(['1.500', '12.000', '1,500', '120.500'])('%s may be thousands, and is the price of neither', (price) => {
  for (const read of [readRoom(room(price)), readRate(rate(price))]) {
    const errors = 'errors' in read ? read.errors : [];
    expect(errors.map(({ field, error }) => [field, describeError(error)?.message])).toEqual([
      ['pricePerNight', errorMessages['import-price-decimals']({ price })],
    ]);
  }
});

test('a price that may be thousands is one of all errors of its row', () => {
  const read = readRoom({ ...room('1.500'), units: '0' });
  expect('errors' in read && read.errors.map(({ field }) => field)).toEqual(['pricePerNight', 'units']);
});

test.each([
  ['1500', 1500_00],
  ['1500.5', 1500_50],
  ['120,50', 120_50],
])('%s is a price', (price, nightMinor) => {
  expect(readRoom(room(price))).toMatchObject({ value: { nightMinor } });
  expect(readRate(rate(price))).toMatchObject({ value: { nightMinor } });
});

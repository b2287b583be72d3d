import { formatLines, formatPricedLine } from './price-lines.js';
import { priceNotes } from './price-notes.js';
import { formatTaxLine } from './taxes.js';

const [first, second] = [
  { nights: ['2027-03-01', '2027-03-02'], each: 120, amount: 240 },
  { nights: ['2027-03-03'], each: 150.5, amount: 150.5 },
];
const dinner = { name: 'With dinner', basis: 'person-night', value: 24, isIncluded: false, amount: 144 } as const;

test('nights are named with what all of them cost', () => {
  expect(formatPricedLine(first!, 'USD')).toBe('2 nights × $120:\u00a0$240');
  expect(formatLines([first!, second!], 'USD')).toBe('2 nights × $120 + 1 night × $150.50 = $390.50');
});

test('no line breaks before its amount', () => {
  expect(formatTaxLine(dinner, 'USD')).toBe('With dinner ($24 per guest and night):\u00a0$144');
});

test('a plan is named once: by what it takes off, or by the line of what it adds', () => {
  const plan = { id: 'p1', name: 'With dinner', percentOff: 0 };
  expect(priceNotes({ plan })).toEqual(['With dinner']);
  expect(priceNotes({ plan, taxes: [dinner] })).toEqual([]);
  expect(priceNotes({ plan, taxes: [{ name: 'City tax' }] })).toEqual(['With dinner']);
  expect(priceNotes({ plan: { ...plan, percentOff: 10 }, taxes: [dinner] })).toEqual(['With dinner: 10% off']);
});

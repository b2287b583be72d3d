import { formatAmount, formatCompactAmount, formatExactly, formatMinor } from './format-money.js';

test('an amount has decimals only where it needs them', () => {
  expect([formatAmount(120, 'USD'), formatAmount(120.5, 'USD')]).toEqual(['$120', '$120.50']);
  expect(formatMinor(120_50, 'INR')).toBe('₹120.50');
});

test('in columns every amount has two decimals, and a minus sign of the width of a digit', () => {
  expect([formatExactly(120, 'USD'), formatExactly(-20, 'USD')]).toEqual(['$120.00', '−$20.00']);
});

test('on an axis an amount is short', () => {
  expect([0, 850, 1200, 14_000].map((amount) => formatCompactAmount(amount, 'USD'))).toEqual([
    '$0',
    '$850',
    '$1.2K',
    '$14K',
  ]);
});

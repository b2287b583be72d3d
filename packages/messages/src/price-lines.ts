import { toAmount, toMinor } from '@wayhouse/domain/money';
import { counts } from './counts.js';
import { formatAmount } from './format-money.js';
import { localized } from './localized.js';

const messages = localized('price-lines', {
  nightsAt: (nights: string, price: string) => `${nights} × ${price}`,
  sum: (lines: string[], amount: string) => `${lines.join(' + ')} = ${amount}`,
  // With a space that no line breaks at, so that no amount stands below what it is for.
  withAmount: (what: string, amount: string) => `${what}:\u00a0${amount}`,
});

type Line = { nights: string[]; each: number };
/** `amount` is the price of all of its nights. */
type PricedLine = Line & { amount: number };
type FormatAmount = (amount: number, currency: string) => string;

/** `2 nights × $120`, where the amount stands beside it. */
export const formatLine = ({ nights, each }: Line, currency: string, format: FormatAmount = formatAmount): string =>
  messages.nightsAt(counts.nights(nights.length), format(each, currency));

/** `2 nights × $120: $240`. */
export const formatPricedLine = (line: PricedLine, currency: string): string =>
  formatWithAmount(formatLine(line, currency), formatAmount(line.amount, currency));

/** `2 nights × $120 + 1 night × $150 = $390`. */
export function formatLines(lines: PricedLine[], currency: string, format: FormatAmount = formatAmount): string {
  const minor = lines.reduce((sum, { amount }) => sum + toMinor(amount), 0);
  const each = lines.map((line) => formatLine(line, currency, format));
  return messages.sum(each, format(toAmount(minor), currency));
}

/** `Code SUMMER: −$20`. */
export const formatWithAmount = (what: string, amount: string): string => messages.withAmount(what, amount);

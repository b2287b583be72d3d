import { counts } from './counts.js';
import { formatAmount } from './format-money.js';
import { localized } from './localized.js';

const messages = localized('price-lines', {
  nightsAt: (nights: string, price: string) => `${nights} × ${price}`,
  sum: (lines: string[]) => lines.join(' + '),
});

type Line = { nights: string[]; each: number };
type FormatAmount = (amount: number, currency: string) => string;

/** `2 nights × $120`. */
export const formatLine = ({ nights, each }: Line, currency: string, format: FormatAmount = formatAmount): string =>
  messages.nightsAt(counts.nights(nights.length), format(each, currency));

/** `2 nights × $120 + 1 night × $150`. */
export const formatLines = (lines: Line[], currency: string, format?: FormatAmount): string =>
  messages.sum(lines.map((line) => formatLine(line, currency, format)));

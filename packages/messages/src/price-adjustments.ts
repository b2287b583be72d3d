import type { AppliedCode, PriceAdjustment } from '@wayhouse/contracts/price-adjustments';
import { counts } from './counts.js';
import { formatAmount } from './format-money.js';
import { localized } from './localized.js';
import { plural } from './plural.js';

const messages = localized('price-adjustments', {
  furtherGuests: (guests: number, nights: string) =>
    plural(guests, { one: `# further guest, ${nights}`, other: `# further guests, ${nights}` }),
  code: (code: string) => `Code ${code}`,
  unused: (code: string) => `Code ${code} takes nothing off these nights`,
  less: (amount: string) => `−${amount}`,
  line: (what: string, amount: string) => `${what}: ${amount}`,
});

type FormatAmount = (amount: number, currency: string) => string;

/** `2 further guests, 3 nights`, `Code SUMMER`. */
export const formatAdjustment = (line: PriceAdjustment): string =>
  line.what === 'promotion'
    ? messages.code(line.code)
    : messages.furtherGuests(line.guests, counts.nights(line.nights));

/** `$90`, `−$20`. */
export const formatAdjustmentAmount = (
  { amount }: Pick<PriceAdjustment, 'amount'>,
  currency: string,
  format: FormatAmount = formatAmount,
): string => (amount < 0 ? messages.less(format(-amount, currency)) : format(amount, currency));

/** `2 further guests, 3 nights: $90`, `Code SUMMER: −$20`. */
export const formatAdjustmentLine = (line: PriceAdjustment, currency: string): string =>
  messages.line(formatAdjustment(line), formatAdjustmentAmount(line, currency));

type Adjusted = { adjustments?: PriceAdjustment[]; promotion?: AppliedCode; currency: string };

/** A line for each adjustment of a booking, and one for a code that takes nothing off the nights that it was changed to. */
export function formatAdjustmentLines({ adjustments = [], promotion, currency }: Adjusted): string[] {
  const isUnused = promotion && !adjustments.some(({ what }) => what === 'promotion');
  const lines = adjustments.map((line) => formatAdjustmentLine(line, currency));
  return isUnused ? [...lines, messages.unused(promotion.code)] : lines;
}

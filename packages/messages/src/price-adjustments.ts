import type { AppliedCode, PriceAdjustment } from '@wayhouse/contracts/price-adjustments';
import { unusedCode } from '@wayhouse/domain/rates/price-adjustments';
import { counts } from './counts.js';
import { formatAmount } from './format-money.js';
import { localized } from './localized.js';
import { plural } from './plural.js';
import { formatWithAmount } from './price-lines.js';

const messages = localized('price-adjustments', {
  furtherGuests: (guests: number, nights: string) =>
    plural(guests, { one: `# further guest, ${nights}`, other: `# further guests, ${nights}` }),
  code: (code: string) => `Code ${code}`,
  unused: 'takes nothing off these nights',
  unusedLine: (code: string) => `Code ${code} takes nothing off these nights`,
  less: (amount: string) => `−${amount}`,
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

type Adjusted = { adjustments?: PriceAdjustment[]; promotion?: Pick<AppliedCode, 'code'>; currency: string };

/** A line for each adjustment of a booking, and one for a code that takes nothing off the nights that it was changed to. */
export const formatAdjustmentLines = ({ adjustments = [], promotion, currency }: Adjusted): string[] => [
  ...adjustments.map((line) => formatWithAmount(formatAdjustment(line), formatAdjustmentAmount(line, currency))),
  ...unusedCodes({ adjustments, promotion }).map(messages.unusedLine),
];

/** The same in two columns. */
export const adjustmentFacts = ({ adjustments = [], promotion, currency }: Adjusted, format?: FormatAmount) => [
  ...adjustments.map((line) => ({
    label: formatAdjustment(line),
    value: formatAdjustmentAmount(line, currency, format),
  })),
  ...unusedCodes({ adjustments, promotion }).map((code) => ({ label: messages.code(code), value: messages.unused })),
];

/** The same as items with their amounts. */
export const adjustmentItems = ({ adjustments = [], promotion }: Omit<Adjusted, 'currency'>) => [
  ...adjustments.map((line) => ({ item: formatAdjustment(line), amount: line.amount })),
  ...unusedCodes({ adjustments, promotion }).map((code) => ({ item: messages.unusedLine(code), amount: 0 })),
];

const unusedCodes = (price: Omit<Adjusted, 'currency'>): string[] => [unusedCode(price) ?? []].flat();

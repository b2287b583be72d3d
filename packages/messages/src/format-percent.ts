import { numberLocale } from './locale.js';
import { perLocale } from './per-locale.js';

const formatter = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));

/** Formats a percentage, with at most two decimals: `7%`, `12.5%`. */
export const formatPercent = (percent: number): string => formatter(numberLocale()).format(percent / 100);

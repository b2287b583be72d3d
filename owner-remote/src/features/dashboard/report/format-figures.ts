import { numberLocale } from '@wayhouse/messages/locale';
import { perLocale } from '@wayhouse/messages/per-locale';

const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const percents = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));

export const formatNumber = (value: number) => numbers(numberLocale()).format(value);

/** `share` is from 0 to 1. */
export const formatPercent = (share: number) => percents(numberLocale()).format(share);

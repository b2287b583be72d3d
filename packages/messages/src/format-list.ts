import { numberLocale } from './locale.js';
import { perLocale } from './per-locale.js';

const formatterOf = perLocale((locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));

/** `Goa, Jaipur, and Lisbon`; as a disjunction with `or`. */
export const formatList = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  formatterOf(numberLocale(), type).format(items);

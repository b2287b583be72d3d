import { numberLocale } from './locale.js';

/** `Goa, Jaipur, and Lisbon`; as a disjunction with `or`. */
export const formatList = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(numberLocale(), { type }).format(items);

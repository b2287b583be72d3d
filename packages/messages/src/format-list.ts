import { numberLocale } from './locale.js';

/** `Goa, Jaipur, and Lisbon`. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(numberLocale(), { type: 'conjunction' }).format(items);

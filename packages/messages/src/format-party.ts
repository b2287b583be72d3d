import { counts } from './counts.js';
import { formatList } from './format-list.js';

/** `2 adults and 1 child`, of so many guests. */
export const formatParty = (guests: number, adults: number): string =>
  formatList([counts.adults(adults), ...(adults < guests ? [counts.children(guests - adults)] : [])]);

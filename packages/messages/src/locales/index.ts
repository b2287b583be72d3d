import type { Locale, Translation } from '../locale.js';

/** Loads the translations of every locale but English, which is written in the code. */
export const translations: Record<Exclude<Locale, 'en'>, () => Promise<Translation>> = {
  'en-XA': () => import('./en-XA/index.js'),
};

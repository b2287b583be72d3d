import type { Translation } from '../translation.js';

/** Every locale but English, which is written in the code, by its tag (BCP 47). */
export const translated: Record<string, () => Promise<Translation>> = {
  // Not a language: it marks every message, to find texts that no translation would reach.
  'en-XA': () => import('./en-XA/index.js'),
};

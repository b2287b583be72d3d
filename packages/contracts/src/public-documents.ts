import { paths } from './paths.js';

/** The PDF files that search engines should find, by their addresses, and the day since which each text is in force. */
export const publicDocuments = {
  [paths.privacyPolicy]: '2026-11-29',
  [paths.terms]: '2026-11-28',
} as const;

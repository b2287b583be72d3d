import { defaultLocale, type Locale } from './locale.js';
import { translations } from './localized.js';
import { translated } from './locales/index.js';

/** Every locale there is. */
export const locales: Locale[] = [defaultLocale, ...Object.keys(translated)];

/** The first wanted locale that there is, by its full tag (BCP 47) or its language alone; English if there is none. */
export function chooseLocale(wanted: readonly string[]): Locale {
  const find = (tag: string) => locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  for (const tag of wanted) {
    const found = find(tag) ?? find(tag.split('-')[0] ?? '');
    if (found) return found;
  }
  return defaultLocale;
}

/** Loads a locale's translation. English needs none, so that a page in English makes no request. */
export async function loadLocale(locale: Locale): Promise<void> {
  const load = translated[locale];
  if (load && !translations.has(locale)) translations.set(locale, await load());
}

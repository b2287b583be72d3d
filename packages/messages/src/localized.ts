import { currentLocale, defaultLocale, type Locale } from './locale.js';
import { translations } from './locales/index.js';
import type { Translation } from './translation.js';

const loaded = new Map<Locale, Translation>();

/** Loads a locale's translations. English needs none, so that a page in English makes no request. */
export async function loadLocale(locale: Locale): Promise<void> {
  if (locale !== defaultLocale && !loaded.has(locale)) loaded.set(locale, await translations[locale]());
}

/**
 * Messages in the current locale; in English until `loadLocale` has loaded another one. Read members when they are
 * shown: a member that is read when its module starts stays in the locale of that moment.
 */
export function localized<Messages extends object>(id: string, english: Messages): Messages {
  const byLocale = new Map<Locale, Messages>();
  const inLocale = (locale: Locale): Messages => {
    const translation = loaded.get(locale);
    if (!translation) return english;
    const messages = byLocale.get(locale) ?? translation.translate(id, english);
    byLocale.set(locale, messages);
    return messages;
  };
  return new Proxy(english, {
    get: (_english, name) => Reflect.get(inLocale(currentLocale()), name) as unknown,
  });
}

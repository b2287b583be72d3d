import { currentLocale, type Locale } from './locale.js';
import type { Translation } from './translation.js';

/** The translations that have been loaded. Here, not where they are loaded, so that they can import the types of messages. */
export const translations = new Map<Locale, Translation>();

/**
 * Messages in the current locale; in English until `loadLocale` has loaded another one. Read members when they are
 * shown: a member that is read when its module starts stays in the locale of that moment.
 */
export function localized<Messages extends object>(id: string, english: Messages): Messages {
  const byLocale = new Map<Locale, Messages>();
  const inLocale = (locale: Locale): Messages => {
    const translation = translations.get(locale);
    if (!translation) return english;
    const messages = byLocale.get(locale) ?? translation.translate(id, english);
    byLocale.set(locale, messages);
    return messages;
  };
  return new Proxy(english, {
    get: (_english, name) => Reflect.get(inLocale(currentLocale()), name) as unknown,
  });
}

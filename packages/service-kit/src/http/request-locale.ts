import { loadLocale, locales } from '@wayhouse/messages/load-locale';
import { defaultLocale, setLocaleSource } from '@wayhouse/messages/locale';
import { currentRequestLocale } from '../request-context.js';

/** Loads all locales; from then on messages are in that of the request being answered. Work of no request is in English. */
export async function followRequestLocale(): Promise<void> {
  setLocaleSource(() => currentRequestLocale() ?? defaultLocale);
  await Promise.all(locales.map(loadLocale));
}

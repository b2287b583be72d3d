import type { IncomingMessage } from 'node:http';
import { chooseLocale, loadLocale, locales } from '@wayhouse/messages/load-locale';
import { defaultLocale, type Locale, parseAcceptLanguage, setLocaleSource } from '@wayhouse/messages/locale';
import { currentRequestLocale } from '../../request-context.js';

/** The locale to answer a request in. */
export const requestLocale = ({ headers }: IncomingMessage): Locale =>
  chooseLocale(parseAcceptLanguage(headers['accept-language']));

/** Loads all locales; from then on messages are in that of the request being answered. Work of no request is in English. */
export async function followRequestLocale(): Promise<void> {
  setLocaleSource(() => currentRequestLocale() ?? defaultLocale);
  await Promise.all(locales.map(loadLocale));
}

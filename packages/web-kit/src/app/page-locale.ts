import { chooseLocale, loadLocale } from '@wayhouse/messages/load-locale';
import { defaultLocale, type Locale, setLocaleSource } from '@wayhouse/messages/locale';

/**
 * For a host, before it renders: the locale that the server has rendered it in, or else the first of the visitor’s languages
 * that there is. Remotes and screen readers follow it.
 */
export async function startHostLocale(rendered?: Locale): Promise<void> {
  const locale = await startLocale(rendered ? [rendered] : navigator.languages);
  // Even the same language, set again, makes browsers style the whole page once more.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

/** For a remote, before it renders: the locale of its host. Each bundle has its own messages, and so loads its own. */
export async function startRemoteLocale(): Promise<void> {
  await startLocale([document.documentElement.lang]);
}

async function startLocale(wanted: readonly string[]): Promise<Locale> {
  const chosen = chooseLocale(wanted);
  // A page in English is better than none.
  const locale = await loadLocale(chosen).then(
    () => chosen,
    () => defaultLocale,
  );
  setLocaleSource(() => locale);
  return locale;
}

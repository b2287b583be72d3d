/** A tag (BCP 47). Those that there are have a folder in `locales/`; English is written in the code. */
export type Locale = string;
export const defaultLocale: Locale = 'en';

/** The language ranges of an `Accept-Language` header (RFC 9110, 12.5.4), the preferred one first. */
export function parseAcceptLanguage(header = ''): string[] {
  const ranges = header
    .slice(0, 200)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 };
    });
  return ranges
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

let findLocale: () => Locale = () => defaultLocale;

/** The locale that messages are read in: of the page, or of the request that a service is answering. */
export const currentLocale = (): Locale => findLocale();

/** Sets where the current locale comes from: a constant in a page, the request's context in a service. */
export function setLocaleSource(source: () => Locale): void {
  findLocale = source;
}

const isEnglish = () => currentLocale().startsWith(defaultLocale);

/** The `Intl` locale of dates. English ones are `12 Sep 2027`; in `en-GB` they would be `12 Sept 2027`. */
export const dateLocale = (): string => (isEnglish() ? 'en-AE' : currentLocale());

/** The `Intl` locale of numbers, amounts, lists and plurals. English amounts are `$120`; in `en-AE` they would be `US$120`. */
export const numberLocale = (): string => (isEnglish() ? 'en-US' : currentLocale());

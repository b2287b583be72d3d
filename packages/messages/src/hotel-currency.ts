import type { Currency } from '@wayhouse/domain/money';
import { numberLocale } from './locale.js';
import { localized } from './localized.js';
import { perLocale } from './per-locale.js';

/** The choice of a hotel's currency, in its forms. */
export const currencyMessages = localized('hotel-currency', {
  label: 'Currency of your prices',
  hint: 'Guests see and pay them in it. It stays once there are rooms.',
});

const namesOf = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));

/** `INR` as `Indian Rupee (INR)`. */
export const currencyName = (code: Currency): string => `${namesOf(numberLocale()).of(code) ?? code} (${code})`;

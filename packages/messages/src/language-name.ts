import type { Language } from '@wayhouse/domain/languages';
import { numberLocale } from './locale.js';
import { perLocale } from './per-locale.js';

const namesOf = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** `de` as `German`. */
export const languageName = (code: Language): string => namesOf(numberLocale()).of(code) ?? code;

import { numberLocale } from './locale.js';
import { perLocale } from './per-locale.js';

/** Phrases by the plural categories of a language (CLDR); `other` stands in for those that it has not. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rulesOf = perLocale((locale) => new Intl.PluralRules(locale));
const numbersOf = perLocale((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));

/** The form for `count`, with `#` replaced by the number: `# night`, `# nights` as `1 night`, `2 nights`. */
export function plural(count: number, forms: Forms): string {
  const locale = numberLocale();
  const form = forms[rulesOf(locale).select(count)] ?? forms.other;
  return form.replaceAll('#', numbersOf(locale).format(count));
}

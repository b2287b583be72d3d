import { numberLocale } from './locale.js';

/** Phrases by the plural categories of a language (CLDR); `other` stands in for those that it has not. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form for `count`, with `#` replaced by the number: `# night`, `# nights` as `1 night`, `2 nights`. */
export function plural(count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(numberLocale()).select(count)] ?? forms.other;
  return form.replaceAll('#', new Intl.NumberFormat(numberLocale(), { useGrouping: false }).format(count));
}

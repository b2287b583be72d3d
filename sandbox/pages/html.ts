/** Markup that is not escaped again. */
export type Html = { readonly markup: string };

type Value = Html | string | number | null | undefined | false | Value[];

/** Creates markup; every value that is not markup itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: parts.reduce((text, part, place) => text + written(values[place - 1]) + part),
});

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(written).join('');
  if (typeof value === 'object') return value.markup;
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** A time in the time zone of this machine. */
export const formatTime = (moment: number | string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

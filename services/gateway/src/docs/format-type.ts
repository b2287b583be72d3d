import type { Schema } from '@wayhouse/openapi';

const typeNames: Record<string, string> = {
  array: 'list',
};
const formats: Record<string, string> = { date: 'date', 'date-time': 'timestamp', email: 'email address' };

/** Further values are only counted; the OpenAPI document lists them. */
const maxListed = 8;

/** Describes a type in a few words: `string, at most 80 characters`. */
export function formatType(schema: Schema): string {
  const { $ref, anyOf, items, format, type } = schema;
  if ($ref) return '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return [formatChoices(schema.enum), formatDefault(schema)].filter(Boolean).join(', ');
  if (anyOf) return anyOf.map(formatType).join(' or ');
  if (schema.contentSchema) return `${formatType(schema.contentSchema)}, as JSON`;
  if (items)
    return [`list${items.$ref ? ' of' : ''}`, formatItems(items), formatItemCount(schema)].filter(Boolean).join(', ');
  const name = (format && formats[format]) ?? typeNames[String(type)] ?? (type === undefined ? 'any' : String(type));
  return [name, ...formatLimits(schema)].join(', ');
}

function formatItems(items: Schema): string {
  const type = formatType(items);
  return items.enum ? `each ${type}` : ['string', 'object', 'any', ''].includes(type) ? '' : `each ${type}`;
}

function formatChoices(values: unknown[]): string {
  const named = values.slice(0, maxListed).map((value) => JSON.stringify(value));
  const rest = values.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(' or ');
}

const formatDefault = (schema: Schema) =>
  schema.default === undefined ? '' : `${JSON.stringify(schema.default)} by default`;

const formatItemCount = ({ minItems, maxItems }: Schema) =>
  minItems === undefined ? formatMax(maxItems, '') : `${minItems} to ${maxItems}`;

const formatMax = (limit: number | undefined, unit: string) => (limit === undefined ? '' : `at most ${limit}${unit}`);

function formatLimits({
  minimum,
  exclusiveMinimum,
  maximum,
  minLength = 0,
  maxLength,
  multipleOf,
  default: byDefault,
  format,
}: Schema) {
  return [
    minLength > 1 ? `at least ${minLength} characters` : '',
    format === 'email' ? '' : formatMax(maxLength, ' characters'),
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : '',
    minimum !== undefined && maximum === undefined ? `at least ${minimum}` : '',
    exclusiveMinimum !== undefined ? `more than ${exclusiveMinimum}` : '',
    minimum === undefined ? formatMax(maximum, '') : '',
    multipleOf ? `in steps of ${multipleOf}` : '',
    formatDefault({ default: byDefault }),
  ].filter(Boolean);
}

import type { Schema } from '@wayhouse/openapi';

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'null',
};
const formats: Record<string, string> = { date: 'date', 'date-time': 'instant', email: 'e-mail address' };

/** More choices than these are looked up in the document. */
const mostNamed = 8;

/** What a value may be, in a few words: `text, at most 80 characters`. */
export function kindOf(schema: Schema): string {
  const { $ref, anyOf, items, format, type } = schema;
  if ($ref) return '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return [choices(schema.enum), ifLeftOut(schema)].filter(Boolean).join(', ');
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (items) return [`list${items.$ref ? ' of' : ''}`, listed(items), amount(schema)].filter(Boolean).join(', ');
  const name = (format && formats[format]) ?? kinds[String(type)] ?? 'anything';
  return [name, ...limitsOf(schema)].join(', ');
}

function listed(items: Schema): string {
  const kind = kindOf(items);
  return items.enum ? `each ${kind}` : ['text', 'object', 'anything', ''].includes(kind) ? '' : `each ${kind}`;
}

function choices(values: unknown[]): string {
  const named = values.slice(0, mostNamed).map((value) => JSON.stringify(value));
  const rest = values.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(' or ');
}

const ifLeftOut = ({ default: usual }: Schema) => (usual === undefined ? '' : `${JSON.stringify(usual)} if left out`);

const amount = ({ minItems, maxItems }: Schema) =>
  minItems === undefined ? most(maxItems, '') : `${minItems} to ${maxItems}`;

const most = (limit: number | undefined, unit: string) => (limit === undefined ? '' : `at most ${limit}${unit}`);

function limitsOf({
  minimum,
  exclusiveMinimum,
  maximum,
  minLength = 0,
  maxLength,
  multipleOf,
  default: usual,
  format,
}: Schema) {
  return [
    minLength > 1 ? `at least ${minLength} characters` : '',
    format === 'email' ? '' : most(maxLength, ' characters'),
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : '',
    minimum !== undefined && maximum === undefined ? `at least ${minimum}` : '',
    exclusiveMinimum !== undefined ? `more than ${exclusiveMinimum}` : '',
    minimum === undefined ? most(maximum, '') : '',
    multipleOf ? `in steps of ${multipleOf}` : '',
    ifLeftOut({ default: usual }),
  ].filter(Boolean);
}

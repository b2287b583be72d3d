import type { DocumentedCall } from './docs/index.js';
import type { Body, Parameter, Schema } from './openapi-types.js';
import { inputSchema } from './json-schema.js';

type Example = Record<string, unknown>;

/** The parameters and body of a call: `:name` parts are in the path, the rest in the query of a GET or the body of a POST. */
export function toRequest({ call, docs }: DocumentedCall): {
  parameters?: Parameter[];
  requestBody?: Body & { required: true };
} {
  const schema = inputSchema(call.input);
  const input = docs.example.input as Example;
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const names = Object.keys(schema.properties ?? {});
  const parameters = names
    .filter((name) => call.method === 'GET' || inPath.includes(name))
    .map((name) => toParameter(schema, name, inPath.includes(name), input[name]));
  const inBody = names.filter((name) => call.method === 'POST' && !inPath.includes(name));
  return {
    ...(parameters.length > 0 && { parameters }),
    ...((inBody.length > 0 || call.files) && {
      requestBody: toRequestBody({ call, docs }, pickFields(schema, inBody), input),
    }),
  };
}

function toParameter({ properties, required }: Schema, name: string, inPath: boolean, example: unknown): Parameter {
  const { description = '', ...schema } = properties![name]!;
  return {
    name,
    in: inPath ? 'path' : 'query',
    required: inPath || Boolean(required?.includes(name)),
    description,
    schema,
    ...(schema.type === 'array' && { style: 'form' as const, explode: false as const }),
    ...(example !== undefined && { example }),
  };
}

function toRequestBody({ call, docs }: DocumentedCall, schema: Schema, values: Example): Body & { required: true } {
  const fields = Object.keys(schema.properties!);
  const example = Object.fromEntries(fields.filter((name) => name in values).map((name) => [name, values[name]]));
  if (!call.files) return { required: true, content: { 'application/json': { schema, example } } };
  const { field, maxCount, maxBytes } = call.files;
  const photo = { type: 'string', contentMediaType: 'image/*' };
  const description = `Photos, each at most ${maxBytes / 1024 / 1024} MB: JPEG, PNG, WebP or AVIF.`;
  for (const name of fields) schema.properties![name] = toFormField(schema.properties![name]!);
  const { minFiles = 0 } = docs;
  const minimum = minFiles > 0 && { minItems: minFiles };
  schema.properties![field] = { type: 'array', description, items: photo, ...minimum, maxItems: maxCount };
  if (minimum) schema.required = [...(schema.required ?? []), field];
  const files = docs.example.fileCount && { [field]: Array(docs.example.fileCount).fill('(a photo)') };
  return {
    required: true,
    content: { 'multipart/form-data': { schema, example: { ...example, ...files } } },
  };
}

const pickFields = ({ properties, required = [] }: Schema, names: string[]): Schema => {
  const needed = required.filter((name) => names.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties![name]!])),
    ...(needed.length > 0 && { required: needed }),
  };
};

/** A form sends a list as the text of its JSON. Generated clients would send each item as a field of its own. */
function toFormField(field: Schema): Schema {
  if (field.type !== 'array') return field;
  const { description, default: value, ...contentSchema } = field;
  const initial = value !== undefined && { default: JSON.stringify(value) };
  return { type: 'string', description, ...initial, contentMediaType: 'application/json', contentSchema };
}

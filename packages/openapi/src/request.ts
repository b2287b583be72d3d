import type { DescribedCall } from '@wayhouse/contracts/docs';
import type { Body, Parameter, Schema } from './openapi-types.js';
import { explain } from './describe-fields.js';
import { inputSchema } from './json-schema.js';

type Said = Record<string, unknown>;

/** What a caller sends: `:name` parts in the path, the rest in the query of a GET or the body of a POST. */
export function requestOf({ call, docs }: DescribedCall): {
  parameters?: Parameter[];
  requestBody?: Body & { required: true };
} {
  const schema = inputSchema(call.input);
  explain(schema, docs.fields as Record<string, string>);
  const example = exampleOf(schema, docs.example.input as Said);
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const names = Object.keys(schema.properties ?? {});
  const parameters = names
    .filter((name) => call.method === 'GET' || inPath.includes(name))
    .map((name) => parameter(schema, name, inPath.includes(name), example[name]));
  const inBody = names.filter((name) => call.method === 'POST' && !inPath.includes(name));
  return {
    ...(parameters.length > 0 && { parameters }),
    ...((inBody.length > 0 || call.files) && { requestBody: bodyOf({ call, docs }, part(schema, inBody), example) }),
  };
}

function parameter({ properties, required }: Schema, name: string, inPath: boolean, example: unknown): Parameter {
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

function bodyOf({ call, docs }: DescribedCall, schema: Schema, said: Said): Body & { required: true } {
  const fields = Object.keys(schema.properties!);
  const example = Object.fromEntries(fields.filter((name) => name in said).map((name) => [name, said[name]]));
  if (!call.files) return { required: true, content: { 'application/json': { schema, example } } };
  const { field, most, bytes } = call.files;
  const photo = { type: 'string', contentMediaType: 'image/*' };
  const description = `Photos, each at most ${bytes / 1024 / 1024} MB: JPEG, PNG, WebP or AVIF.`;
  const lists = fields.filter((name) => schema.properties![name]!.type === 'array');
  const json = lists.map((name) => [name, { contentType: 'application/json' }] as const);
  const { leastFiles = 0 } = docs;
  const least = leastFiles > 0 && { minItems: leastFiles };
  schema.properties![field] = { type: 'array', description, items: photo, ...least, maxItems: most };
  if (least) schema.required = [...(schema.required ?? []), field];
  const files = docs.example.files && { [field]: Array(docs.example.files).fill('(a photo)') };
  return {
    required: true,
    content: {
      'multipart/form-data': { schema, example: { ...example, ...files }, encoding: Object.fromEntries(json) },
    },
  };
}

const part = ({ properties, required = [] }: Schema, names: string[]): Schema => {
  const needed = required.filter((name) => names.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties![name]!])),
    ...(needed.length > 0 && { required: needed }),
  };
};

/** A list that a form says as JSON text is documented as the list it is. */
const exampleOf = ({ properties = {} }: Schema, said: Said): Said =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      properties[name]?.type === 'array' && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
    ]),
  );

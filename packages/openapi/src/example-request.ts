import type { Content, Operation, Parameter } from './openapi-types.js';
import type { DocumentedCall } from './documented-call.js';

/** A request before it is written for somebody: `address` is the path with its query, ready to be sent. */
export type ExampleRequest = {
  method: DocumentedCall['method'];
  address: string;
  headers: Record<string, string>;
  body?: { as: 'json'; value: unknown } | { as: 'form'; fields: FormField[] };
};
/** A field of a multipart form: its text, or the name of a file. A list of files is a field for each. */
type FormField = { name: string } & ({ text: string } | { file: string });

/** The request that an operation's own examples make. Who calls is left to whoever sends it. */
export function exampleRequest({ method, path, operation }: DocumentedCall): ExampleRequest {
  const { parameters = [], requestBody } = operation;
  const said = (place: Parameter['in']) =>
    parameters.filter(({ in: where, example }) => where === place && example !== undefined);
  const filled = said('path').reduce((text, { name, example }) => text.replace(`{${name}}`, written(example)), path);
  const query = said('query').map(({ name, example }) => `${name}=${written(example)}`);
  const headers = said('header').map(({ name, example }) => [name, String(example)]);
  return {
    method,
    address: query.length ? `${filled}?${query.join('&')}` : filled,
    headers: Object.fromEntries(headers) as ExampleRequest['headers'],
    ...(requestBody && { body: bodyOf(requestBody) }),
  };
}

/** As an address says it. The commas of a list stand as they are (`explode: false`), those within a value do not. */
const written = (example: unknown) =>
  [example]
    .flat()
    .map((value) => encodeURIComponent(String(value)))
    .join(',');

function bodyOf({ content }: NonNullable<Operation['requestBody']>): ExampleRequest['body'] {
  const { 'application/json': json, 'multipart/form-data': form } = content;
  if (json) return { as: 'json', value: json.example ?? {} };
  const example = Object.entries((form?.example ?? {}) as Record<string, unknown>);
  return { as: 'form', fields: example.flatMap(([name, value]) => fieldsOf(form!, name, value)) };
}

function fieldsOf({ schema, encoding }: Content, name: string, value: unknown): FormField[] {
  const isFiles = schema?.properties?.[name]?.items?.contentMediaType !== undefined;
  if (isFiles) return (value as unknown[]).map((_, at) => ({ name, file: `photo-${at + 1}.jpg` }));
  return [{ name, text: encoding?.[name] ? JSON.stringify(value) : String(value) }];
}

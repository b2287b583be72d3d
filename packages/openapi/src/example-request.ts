import type { MediaType, Operation, Parameter } from './openapi-types.js';
import type { Endpoint } from './endpoint.js';

/** `url` is the path with its query string, relative to the server. */
export type ExampleRequest = {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body?: { as: 'json'; value: unknown } | { as: 'form'; fields: FormField[] };
};
/** A field of a multipart form: a text, or the name of a file. A list of files is one field per file. */
type FormField = { name: string } & ({ text: string } | { file: string });

/** Builds a request from an operation's examples, without authorization. */
export function exampleRequest({ method, path, operation }: Endpoint): ExampleRequest {
  const { parameters = [], requestBody } = operation;
  const examplesIn = (place: Parameter['in']) =>
    parameters.filter(({ in: location, example }) => location === place && example !== undefined);
  const pathWithValues = examplesIn('path').reduce(
    (text, { name, example }) => text.replace(`{${name}}`, encodeValue(example)),
    path,
  );
  const query = examplesIn('query').map(({ name, example }) => `${name}=${encodeValue(example)}`);
  const headers = examplesIn('header').map(({ name, example }) => [name, String(example)]);
  return {
    method,
    url: query.length ? `${pathWithValues}?${query.join('&')}` : pathWithValues,
    headers: Object.fromEntries(headers) as ExampleRequest['headers'],
    ...(requestBody && { body: exampleBody(requestBody) }),
  };
}

/** The commas between the values of a list are not encoded (`explode: false`), those within a value are. */
const encodeValue = (example: unknown) =>
  [example]
    .flat()
    .map((value) => encodeURIComponent(String(value)))
    .join(',');

function exampleBody({ content }: NonNullable<Operation['requestBody']>): ExampleRequest['body'] {
  const { 'application/json': json, 'multipart/form-data': form } = content;
  if (json) return { as: 'json', value: json.example ?? {} };
  const example = Object.entries((form?.example ?? {}) as Record<string, unknown>);
  return { as: 'form', fields: example.flatMap(([name, value]) => formFields(form!, name, value)) };
}

function formFields({ schema }: MediaType, name: string, value: unknown): FormField[] {
  const isFiles = schema?.properties?.[name]?.items?.contentMediaType !== undefined;
  if (isFiles) return (value as unknown[]).map((_, index) => ({ name, file: `photo-${index + 1}.jpg` }));
  return [{ name, text: String(value) }];
}

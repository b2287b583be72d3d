import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../openapi-document.js';
import type { OpenApiDocument, Operation, Schema } from '../openapi-types.js';

/** `path` is the template: `/api/rooms/{id}`. */
type ObservedResponse = { method: string; path: string; status: number; type: string; body: string };

/**
 * Returns a function that compares responses with a document and lists the problems: an undocumented status, media type or
 * error code, a field too many or too few. Operations that the document does not have are not checked.
 */
function createResponseChecker(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(closeSchema({ components: { schemas: document.components.schemas } }), 'document');
  ajv.addKeyword('components');
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();

  function validate(schema: Schema, value: unknown): string[] {
    const check = compiled.get(schema) ?? ajv.compile(withAbsoluteRefs(closeSchema(schema)));
    compiled.set(schema, check);
    return check(value) ? [] : [ajv.errorsText(check.errors)];
  }

  return ({ method, path, status, type, body }: ObservedResponse): string[] => {
    const operation = findOperation(document, method, path);
    if (!operation) return [];
    const documented = operation.responses[status];
    if (!documented) return [`the status ${status} is not documented`];
    const media = type.split(';')[0]!;
    const content = documented.content?.[media];
    if (!content?.schema) return [`${media} is not documented for the status ${status}`];
    return parseValues(media, body).flatMap((value) =>
      validate(content.schema?.contentSchema ?? content.schema!, value),
    );
  };
}

const findOperation = (document: OpenApiDocument, method: string, path: string): Operation | undefined =>
  document.paths[path]?.[method.toLowerCase() as 'get' | 'post'];

/** The values to validate: the JSON body, the JSON of each event, or the text. */
function parseValues(media: string, body: string): unknown[] {
  if (media === 'application/json') return [JSON.parse(body)];
  if (media !== 'text/event-stream') return [body];
  return [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as unknown);
}

const withAbsoluteRefs = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as Schema;

let checkResponse: ReturnType<typeof createResponseChecker> | undefined;

/** Compares a response with the document of this API. */
export const findResponseProblems = (response: ObservedResponse): string[] =>
  (checkResponse ??= createResponseChecker(openApiDocument('http://localhost')))(response);

/** Disallows additional properties, so that a test notices undocumented fields. */
function closeSchema<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(closeSchema) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const inside = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, closeSchema(value as unknown)]),
  ) as Schema;
  const isOpen = inside.type === 'object' && inside.properties && inside.additionalProperties === undefined;
  return (isOpen ? { ...inside, additionalProperties: false } : inside) as Part;
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../openapi-document.js';
import type { Document, Operation, Schema } from '../openapi-types.js';
import { closed } from './closed.js';

/** An answer as it came, under the path's pattern: `/api/rooms/{id}`. */
export type Answered = { method: string; path: string; status: number; type: string; body: string };

/**
 * Tells what is wrong with an answer by a document: a status, a media type or a code that the document does not name, a
 * field too many or too few. Of an operation that the document does not have, nothing.
 */
export function answersAgainst(document: Document) {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(closed({ components: { schemas: document.components.schemas } }), 'document');
  ajv.addKeyword('components');
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();

  function wrong(schema: Schema, value: unknown): string[] {
    const check = compiled.get(schema) ?? ajv.compile(absolute(closed(schema)));
    compiled.set(schema, check);
    return check(value) ? [] : [ajv.errorsText(check.errors)];
  }

  return ({ method, path, status, type, body }: Answered): string[] => {
    const operation = operationAt(document, method, path);
    if (!operation) return [];
    const answer = operation.responses[status];
    if (!answer) return [`answers ${status}, which is not documented`];
    const media = type.split(';')[0]!;
    const content = answer.content?.[media];
    if (!content?.schema) return [`answers ${status} as ${media}, which is not documented`];
    return readings(media, body).flatMap((value) => wrong(content.schema?.contentSchema ?? content.schema!, value));
  };
}

export const operationAt = (document: Document, method: string, path: string): Operation | undefined =>
  document.paths[path]?.[method.toLowerCase() as 'get' | 'post'];

/** What a schema looks at: the JSON, the JSON of each event, or the text. */
function readings(media: string, body: string): unknown[] {
  if (media === 'application/json') return [JSON.parse(body)];
  if (media !== 'text/event-stream') return [body];
  return [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as unknown);
}

const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as Schema;

let known: ReturnType<typeof answersAgainst> | undefined;

/** What is wrong with an answer by the document of this API. */
export const undocumented = (answered: Answered): string[] =>
  (known ??= answersAgainst(openApiDocument('http://localhost')))(answered);

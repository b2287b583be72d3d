import { errorStatus } from '@wayhouse/contracts';
import { callDocs, callGroups } from './docs/index.js';
import type { OpenApiDocument, Schema } from './openapi-types.js';
import { toOperation } from './operation.js';
import { docsTag, gatewayOperations } from './gateway-operations.js';
import { componentSchemas } from './json-schema.js';
import { webhookOperations } from './webhook-operations.js';

/** The OpenAPI 3.1 document of the whole API, generated from the calls; `server` is the origin of the API. */
export function openApiDocument(server: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, described] of Object.entries(callDocs)) {
    const { method, path } = described.call;
    const templated = path.replace(/:(\w+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: toOperation(name, described) };
  }
  Object.assign(paths, webhookOperations, gatewayOperations);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Wayhouse API',
      version: '1.0.0',
      summary: 'Find, book and manage hotel rooms.',
      description,
      license: { name: 'MIT License', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: [...Object.entries(callGroups).map(([name, text]) => ({ name, description: text })), docsTag],
    paths,
    components: { schemas: { ...componentSchemas(), Failure }, securitySchemes },
  };
}

const description = [
  'Your program can do everything that the Wayhouse site does.',
  'Dates are local calendar dates of the hotel, `YYYY-MM-DD`; of a date-time only the date is used. A stay includes the day of arrival and excludes the day of departure. Amounts are numbers in units of the currency, `120.5`. Timestamps are ISO 8601 in UTC.',
  'In query strings and forms a list is written as `a,b`; in multipart forms it is JSON. Text is trimmed before its length is checked.',
  'Every JSON response has `success`. A `message` is for people, in a language of the request’s `Accept-Language` if there is one that we have, otherwise in English. An error has a `code` for programs; `field` names the invalid input, if there is one. One with the status 429 or 503 has `Retry-After`: the seconds after which to try again.',
].join('\n\n');

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The session token of a user who has signed in with Clerk (`getToken()` in its SDKs). It expires after a minute, so get a new one before each call. Calls for owners need the token of a user who has registered a hotel.',
  },
};

const Failure: Schema = {
  type: 'object',
  description: 'The body of every error response.',
  properties: {
    success: { const: false, type: 'boolean' },
    message: { type: 'string', description: 'A message for the user.' },
    code: {
      type: 'string',
      enum: [...Object.keys(errorStatus), 'unexpected'],
      description: 'A stable code for programs.',
    },
    field: { type: 'string', description: 'The invalid input, if there is one.' },
    rows: {
      type: 'array',
      items: { $ref: '#/components/schemas/ImportRow' },
      description: 'Of an import that was refused: each row of the file.',
    },
    requestId: { type: 'string', description: 'Identifies the request in our logs.' },
  },
  required: ['success', 'message', 'code'],
};

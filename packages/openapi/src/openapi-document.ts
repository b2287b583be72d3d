import { refusalStatus, stripeWebhookCall } from '@wayhouse/contracts';
import { callDocs, callGroups } from '@wayhouse/contracts/docs';
import type { Document, Schema } from './openapi-types.js';
import { operationOf } from './operation.js';
import { ownGroup, ownOperations } from './gateway-operations.js';
import { thingSchemas } from './json-schema.js';
import { webhookOperation } from './webhook-operation.js';

/** The whole API as OpenAPI 3.1, made from the calls; `server` is the origin that answers them. */
export function openApiDocument(server: string): Document {
  const paths: Document['paths'] = {};
  for (const [name, described] of Object.entries(callDocs)) {
    const { method, path } = described.call;
    const templated = path.replace(/:(\w+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operationOf(name, described) };
  }
  paths[stripeWebhookCall.path] = { post: webhookOperation };
  Object.assign(paths, ownOperations);
  return {
    openapi: '3.1.1',
    info: { title: 'Wayhouse API', version: '1.0.0', summary: 'Find, book and look after hotel rooms.', description },
    servers: [{ url: server }],
    tags: [...Object.entries(callGroups).map(([group, words]) => ({ name: group, description: words })), ownGroup],
    paths,
    components: { schemas: { ...thingSchemas(), Failure }, securitySchemes },
  };
}

const description = [
  'Everything that the Wayhouse site does, your own program can do too.',
  'Dates are calendar dates in the hotel’s place, `YYYY-MM-DD`; a date-time is taken for its date. A stay goes from the day of arrival up to, not including, the day of departure. Amounts are numbers in units of the currency, `120.5`. Instants are ISO 8601 in UTC.',
  'In an address and in a form a number is written in digits and a list as `a,b`; in a multipart form a list is JSON text.',
  'Every JSON answer says `success`. A refusal says `message`, for people, and `code`, for programs; `field` names the input to blame, where there is one.',
].join('\n\n');

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The session token that Clerk gives to who has signed in (`getToken()` of its SDKs). It lasts a minute: ask for a fresh one before each call. Calls for owners need one of somebody who has registered a hotel.',
  },
};

const Failure: Schema = {
  type: 'object',
  description: 'What every refusal looks like.',
  properties: {
    success: { const: false, type: 'boolean' },
    message: { type: 'string', description: 'A sentence for the person who asked.' },
    code: {
      type: 'string',
      enum: [...Object.keys(refusalStatus), 'unexpected'],
      description: 'A word for the program. It does not change.',
    },
    field: { type: 'string', description: 'The input to blame, where there is one.' },
    requestId: { type: 'string', description: 'Under which we find the request in our logs.' },
  },
  required: ['success', 'message', 'code'],
};

import { tooManyRequests, unexpectedError } from './docs/index.js';
import type { Operation } from './openapi-types.js';
import { toErrorResponses } from './responses.js';

export const docsTag = { name: 'API documentation', description: 'This page, and the OpenAPI document.' };

const docsOperation = (
  operationId: string,
  summary: string,
  description: string,
  media: string,
  type: string,
): Operation => ({
  operationId,
  tags: [docsTag.name],
  summary,
  description,
  security: [],
  responses: {
    '200': { description: 'Success.', content: { [media]: { schema: { type } } } },
    ...toErrorResponses([tooManyRequests, unexpectedError]),
  },
});

/** The operations of the gateway itself. */
export const gatewayOperations = {
  '/api/openapi.json': {
    get: docsOperation(
      'showDocument',
      'Get the OpenAPI document',
      'This document, as JSON.',
      'application/json',
      'object',
    ),
  },
  '/api/docs': {
    get: docsOperation(
      'readDocument',
      'Get the documentation page',
      'This document, as a page for people.',
      'text/html',
      'string',
    ),
  },
};

import { tooMany, unexpected } from '@wayhouse/contracts/docs';
import type { Operation } from './openapi-types.js';
import { failures } from './responses.js';

export const ownGroup = { name: 'This document', description: 'The page you read, and the same for programs.' };

const own = (operationId: string, summary: string, media: string, type: string): Operation => ({
  operationId,
  tags: [ownGroup.name],
  summary,
  security: [],
  responses: {
    '200': { description: 'Done.', content: { [media]: { schema: { type } } } },
    ...failures([tooMany, unexpected]),
  },
});

/** What the gateway answers itself. */
export const ownOperations = {
  '/api/openapi.json': { get: own('showDocument', 'Get the document', 'application/json', 'object') },
  '/api/docs': { get: own('readDocument', 'Read the document', 'text/html', 'string') },
};

import type { OpenApiDocument, Operation } from './openapi-types.js';

/** An operation with its method and path template (`/api/rooms/{id}`). */
export type Endpoint = { method: 'GET' | 'POST'; path: string; operation: Operation };

/** All endpoints of a document, in its order. */
export const listEndpoints = ({ paths }: OpenApiDocument): Endpoint[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => ({
      method: method.toUpperCase() as Endpoint['method'],
      path,
      operation,
    })),
  );

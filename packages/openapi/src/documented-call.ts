import type { Document, Operation } from './openapi-types.js';

/** An operation with the way to it, `{id}` where the path has a part to fill in. */
export type DocumentedCall = { method: 'GET' | 'POST'; path: string; operation: Operation };

/** The calls of a document, in its order. */
export const documentedCalls = ({ paths }: Document): DocumentedCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => ({
      method: method.toUpperCase() as DocumentedCall['method'],
      path,
      operation,
    })),
  );

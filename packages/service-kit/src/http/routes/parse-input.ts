import type { Request } from 'express';
import { type Call, RequestError } from '@wayhouse/contracts';
import type { Issue } from '../errors/format-validation-error.js';
import { ValidationError } from '../errors/validation-error.js';

/** Parses path parameters and query or body by the call's schema. Throws a `ValidationError` with the first issue. */
export function parseInput(call: Call, request: Request): unknown {
  const sent: unknown = call.method === 'GET' ? request.query : request.body;
  if (sent !== undefined && (typeof sent !== 'object' || sent === null || Array.isArray(sent))) {
    throw new RequestError('json-object-required');
  }
  const parsed = call.input.safeParse({ ...sent, ...request.params }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues as [Issue];
  throw new ValidationError(issue);
}

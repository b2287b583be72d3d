import type { Request } from 'express';
import { type Call, DomainError } from '@wayhouse/contracts';
import { formatValidationError, invalidField } from './format-validation-error.js';

/**
 * Parses path parameters and query or body by the call's schema. Throws a `DomainError` with the field's name: 422 if a
 * rule of the schema is broken, 400 for any other invalid input.
 */
export function parseInput(call: Call, request: Request): unknown {
  const sent: unknown = call.method === 'GET' ? request.query : request.body;
  if (sent !== undefined && (typeof sent !== 'object' || sent === null || Array.isArray(sent))) {
    throw new DomainError('invalid-input', 'Send a JSON object.');
  }
  const parsed = call.input.safeParse({ ...sent, ...request.params }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const code = issue?.code === 'custom' ? 'rule-broken' : 'invalid-input';
  throw new DomainError(
    code,
    issue ? formatValidationError(issue) : 'The request is not valid.',
    (issue && invalidField(issue)) || undefined,
  );
}

import type { Request } from 'express';
import { type Call, Refusal } from '@wayhouse/contracts';
import { fieldOf, sayIssue } from './format-validation-error.js';

/**
 * Everything the caller said, parsed by the call's schema. A broken rule is 422, a wrong form
 * 400, both with the field's name.
 */
export function readInput(call: Call, request: Request): unknown {
  const spoken: unknown = call.method === 'GET' ? request.query : request.body;
  if (spoken !== undefined && (typeof spoken !== 'object' || spoken === null || Array.isArray(spoken))) {
    throw new Refusal('invalid-input', 'Send a JSON object.');
  }
  const read = call.input.safeParse({ ...spoken, ...request.params }, { reportInput: true });
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const code = issue?.code === 'custom' ? 'rule-broken' : 'invalid-input';
  throw new Refusal(
    code,
    issue ? sayIssue(issue) : 'The request is not in the right form.',
    (issue && fieldOf(issue)) || undefined,
  );
}

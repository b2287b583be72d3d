import {
  type Call,
  domainErrors,
  type ErrorCode,
  inputShape,
  RequestError,
  requestErrors,
  retryAfterSeconds,
} from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { z } from 'zod';
import { errorMessage } from '@wayhouse/messages/errors';
import { requestErrorMessages } from '@wayhouse/messages/request-errors';
import { formatValidationError, invalidField } from './format-validation-error.js';
import { ValidationError } from './validation-error.js';

type ErrorDescription = { code: ErrorCode; message: string; field?: string; retryAfterSeconds?: number };

/** The fields of a call's requests that an error can be about; those of the entries of a list as `rooms.guests`. */
export const fieldsOf = (call: Call): string[] => [
  ...Object.entries(inputShape(call)).flatMap(([name, schema]) => [name, ...entryFields(name, schema)]),
  ...(call.files ? [call.files.field] : []),
];

const entryFields = (list: string, schema: z.ZodType): string[] =>
  schema instanceof z.ZodArray && schema.element instanceof z.ZodObject
    ? Object.keys(schema.element.shape as object).map((name) => `${list}.${name}`)
    : [];

/**
 * How the caller learns of an expected error, in the current locale. `fields` are those that the call has: a domain error
 * is about the first of its own that is among them. Undefined for an error that nobody expected.
 */
export function describeError(error: unknown, fields: string[] = []): ErrorDescription | undefined {
  if (error instanceof DomainError) {
    const { code, fields: candidates } = domainErrors[error.reason];
    const field = findField(error, candidates, fields);
    const { endsInSeconds } = error.params as { endsInSeconds?: number };
    return { code, message: errorMessage(error), field, retryAfterSeconds: endsInSeconds };
  }
  if (error instanceof ValidationError) return describeIssue(error);
  const reason = error instanceof RequestError ? error.reason : bodyParserReason(error);
  if (!reason) return undefined;
  const { field } = error as { field?: string };
  return {
    code: requestErrors[reason],
    message: requestErrorMessages[reason],
    field,
    retryAfterSeconds: retryAfterSeconds[reason],
  };
}

/** The first of the candidates that the call has; of an error about an entry of a list, that of the entry, or the entry. */
function findField({ entry }: DomainError, candidates: string[] = [], fields: string[]): string | undefined {
  const list = entry?.split('.')[0];
  if (!entry || !list || !fields.includes(list)) return candidates.find((name) => fields.includes(name));
  const ofEntry = candidates.find((name) => fields.includes(`${list}.${name}`));
  return ofEntry ? `${entry}.${ofEntry}` : entry;
}

const describeIssue = ({ issue }: ValidationError): ErrorDescription => ({
  code: issue.code === 'custom' ? 'rule-broken' : 'invalid-input',
  message: formatValidationError(issue),
  field: invalidField(issue) || undefined,
});

/** Of the errors of Express's body parsers and router. */
function bodyParserReason(error: unknown) {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return 'request-too-large';
  if (status === 415) return 'json-required';
  return status === 400 ? 'body-unreadable' : undefined;
}

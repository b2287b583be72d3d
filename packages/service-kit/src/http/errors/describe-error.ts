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
import { errorMessage } from '@wayhouse/messages/errors';
import { requestErrorMessages } from '@wayhouse/messages/request-errors';
import { formatValidationError, invalidField } from './format-validation-error.js';
import { ValidationError } from './validation-error.js';

type ErrorDescription = { code: ErrorCode; message: string; field?: string; retryAfterSeconds?: number };

/** The fields of a call's requests that an error can be about. */
export const fieldsOf = (call: Call): string[] => [
  ...Object.keys(inputShape(call)),
  ...(call.files ? [call.files.field] : []),
];

/**
 * How the caller learns of an expected error, in the current locale. `fields` are those that the call has: a domain error
 * is about the first of its own that is among them. Undefined for an error that nobody expected.
 */
export function describeError(error: unknown, fields: string[] = []): ErrorDescription | undefined {
  if (error instanceof DomainError) {
    const { code, fields: candidates } = domainErrors[error.reason];
    const field = candidates?.find((name) => fields.includes(name));
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

import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type Failure, messages, DomainError } from '@wayhouse/contracts';
import type { Log } from '../log.js';
import { currentCorrelationId } from '../request-context.js';

export const notFoundHandler: RequestHandler = (_request, _response, next) =>
  next(new DomainError('not-found', 'Not found.'));

/**
 * Responds to errors. A `DomainError` becomes a response with its status, code and message. Any other error is logged and
 * becomes a generic 500, or a 503 if `isOutage` recognizes it as an unreachable server behind this one.
 */
export function errorHandler(log: Log, isOutage: (error: unknown) => boolean = () => false): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const expected = error instanceof DomainError ? error : fromBodyParserError(error);
    if (!expected) log.error({ err: error, method: request.method, path: request.path }, 'a request has failed');
    const known = expected ?? (isOutage(error) ? new DomainError('unavailable', messages.partialOutage) : undefined);
    const failure: Failure = {
      success: false,
      message: known?.message ?? messages.unexpected,
      code: known?.code ?? 'unexpected',
      field: known?.field,
      requestId: currentCorrelationId(),
    };
    response.status(known?.status ?? 500).json(failure);
  };
}

/** Maps the errors of Express's body parsers and router. */
function fromBodyParserError(error: unknown): DomainError | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return new DomainError('too-large', 'The request is too large.');
  if (status === 415) return new DomainError('unsupported-type', 'Send application/json in UTF-8.');
  if (status === 400) return new DomainError('invalid-input', 'The request cannot be read.');
  return undefined;
}

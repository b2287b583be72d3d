import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type Failure, messages, Refusal } from '@wayhouse/contracts';
import type { Log } from '../log.js';
import { currentCorrelationId } from '../request-context.js';

export const answerUnknownPath: RequestHandler = (_request, _response, next) =>
  next(new Refusal('not-found', 'There is nothing at this address.'));

/**
 * The one place that writes failures. What is not a refusal is logged and answered without a word about its inside; what
 * `isOutage` says of a server behind is no fault of ours, and worth another try.
 */
export function answerFailures(log: Log, isOutage: (error: unknown) => boolean = () => false): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const foreseen = error instanceof Refusal ? error : refusalOfBody(error);
    if (!foreseen) log.error({ err: error, method: request.method, path: request.path }, 'a request failed');
    const refusal = foreseen ?? (isOutage(error) ? new Refusal('unavailable', messages.outage) : undefined);
    const failure: Failure = {
      success: false,
      message: refusal?.message ?? messages.unexpected,
      code: refusal?.code ?? 'unexpected',
      field: refusal?.field,
      requestId: currentCorrelationId(),
    };
    response.status(refusal?.status ?? 500).json(failure);
  };
}

/** What Express's body parsers and router throw, in our terms. */
function refusalOfBody(error: unknown): Refusal | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 413) return new Refusal('too-large', 'The request is too large.');
  if (status === 415) return new Refusal('unsupported-type', 'Send application/json in UTF-8.');
  if (status === 400) return new Refusal('invalid-input', 'The request cannot be read.');
  return undefined;
}

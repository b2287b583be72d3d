import type { ErrorRequestHandler, RequestHandler } from 'express';
import { errorStatus, type Failure, RequestError } from '@wayhouse/contracts';
import { pageFailures } from '@wayhouse/messages/page-failures';
import type { Log } from '../../log.js';
import { currentCorrelationId } from '../../request-context.js';
import { CallerLeftError } from '../routes/caller-left.js';
import { describeError } from './describe-error.js';
import { RefusedRowsError } from './refused-rows-error.js';
import { loggablePath } from '../metrics/loggable-path.js';
import { setLanguage } from '../clients/set-language.js';

export const notFoundHandler: RequestHandler = (_request, _response, next) => next(new RequestError('path-not-found'));

/**
 * Responds to errors, unless the caller has left. An expected one gets the status of its code, and a message in the request's
 * locale. Any other is logged and becomes a generic 500, or a 503 if `isOutage` recognizes it as an unreachable server behind
 * this one.
 */
export function errorHandler(log: Log, isOutage: (error: unknown) => boolean = () => false): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof CallerLeftError) return;
    const expected = describeError(error, response.locals.fields as string[] | undefined);
    const place = { method: request.method, path: loggablePath(request.path) };
    if (!expected) log.error({ err: error, ...place }, 'a request has failed');
    const known = expected ?? (isOutage(error) ? describeError(new RequestError('outage')) : undefined);
    const failure: Failure = {
      success: false,
      message: known?.message ?? pageFailures.unexpected,
      code: known?.code ?? 'unexpected',
      field: known?.field,
      ...(error instanceof RefusedRowsError && { rows: error.rows }),
      requestId: currentCorrelationId(),
    };
    setLanguage(response);
    if (known?.retryAfterSeconds) response.setHeader('retry-after', known.retryAfterSeconds);
    response.status(known ? errorStatus[known.code] : 500).json(failure);
  };
}

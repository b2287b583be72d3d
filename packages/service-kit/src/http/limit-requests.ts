import type { RequestHandler } from 'express';
import { RequestError } from '@wayhouse/contracts';
import type { Metrics } from './metrics.js';
import { onResponseSent } from './on-response-sent.js';

/**
 * Refuses requests while `most` are being answered, with 503 and `Retry-After`: one that is refused at once costs little,
 * and those that were accepted are answered in time. Event streams count until they are open. 0 means any number.
 */
export function limitRequests(most: number, metrics: Metrics): RequestHandler {
  let running = 0;
  return (_request, response, next) => {
    if (most > 0 && running >= most) {
      metrics.countRefused('requests in flight');
      return next(new RequestError('overloaded'));
    }
    running++;
    onResponseSent(response, () => running--);
    next();
  };
}

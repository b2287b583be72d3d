import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Log } from '../log.js';
import { inContext } from '../request-context.js';

const plausibleId = /^[\w-]{8,64}$/;

/** Runs the request in its context, under the id it brings or a fresh one, and logs how it ended. */
export function followRequest(log: Log): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id');
    const correlationId = given && plausibleId.test(given) ? given : randomUUID();
    const began = performance.now();
    response.setHeader('x-request-id', correlationId);
    inContext({ correlationId, traceparent: request.get('traceparent') }, () => {
      response.once('finish', () => {
        const milliseconds = Math.round(performance.now() - began);
        log.info({ method: request.method, path: request.path, status: response.statusCode, milliseconds }, 'answered');
      });
      next();
    });
  };
}

import type { ErrorRequestHandler } from 'express';
import { RequestError } from '@wayhouse/contracts';
import type { Log } from '../../log.js';
import { atMostEachMinute } from '../limits/at-most-each-minute.js';
import type { Webhook } from './route.js';

/** Logs why deliveries are refused: with another secret than its sender's all of them are. As anybody can send some, once a minute. */
export function logRefusedDeliveries({ path }: Webhook, log: Log): ErrorRequestHandler {
  const mayLog = atMostEachMinute(1);
  return (error, _request, _response, next) => {
    if (error instanceof RequestError && mayLog())
      log.warn({ webhook: path, reason: error.reason }, 'a delivery to a webhook was refused');
    next(error);
  };
}

import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Outcome } from '../checkout/checkout-sessions.js';
import type { Caller } from '../events/events.js';
import type { Change } from '../model.js';
import { seconds, type StripeEmulator } from '../stripe.js';
import { StripeApiError } from './stripe-error.js';

const keyLifetimeSeconds = 24 * 3600;

/**
 * Handles a call that changes something. The change and the response to its idempotency key are saved together, so that a
 * retry after a crash finds both or neither. As with Stripe, an error is repeated too, unless the parameters were invalid
 * (https://docs.stripe.com/api/idempotent_requests).
 */
export const command =
  <Params>(stripe: StripeEmulator, read: (req: Request) => Params, work: (params: Params, caller: Caller) => Outcome) =>
  (req: Request, res: Response) => {
    const key = keyOf(req);
    if (key !== null) res.set('idempotency-key', key);
    const fingerprint = createHash('sha256')
      .update(`${req.method} ${req.path} ${JSON.stringify(req.body ?? {})}`)
      .digest('hex');
    const replay = key === null ? undefined : replayOf(stripe, key, fingerprint);
    if (replay) return void res.status(replay.status).set('idempotent-replayed', 'true').json(replay.body);

    const params = read(req);
    const send = (change: Change, body: object, status: number) => {
      const replays = key === null ? [] : [{ id: key, fingerprint, created: seconds(stripe), status, body }];
      stripe.records.save({ ...change, replays });
      res.status(status).json(body);
    };
    try {
      const { change, response } = work(params, { id: String(res.get('request-id')), idempotency_key: key });
      send(change, response, 200);
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      send({}, error.body(), error.status);
    }
  };

function keyOf(req: Request): string | null {
  const key = req.get('idempotency-key') ?? null;
  if (key && key.length > 255)
    throw new StripeApiError(400, 'idempotency_error', 'Idempotency keys can be at most 255 characters long.');
  return key;
}

function replayOf(stripe: StripeEmulator, key: string, fingerprint: string) {
  const replay = stripe.records.replays.get(key);
  if (!replay || replay.created < seconds(stripe) - keyLifetimeSeconds) return undefined;
  if (replay.fingerprint === fingerprint) return replay;
  throw new StripeApiError(
    400,
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

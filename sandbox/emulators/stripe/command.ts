import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Done } from './checkout-sessions.js';
import type { Caller } from './events.js';
import type { Change } from './model.js';
import { StripeRefusal } from './refusal.js';
import { seconds, type StripeSandbox } from './stripe-sandbox.js';

const keptFor = 24 * 3600;

/**
 * Handles one changing call. The change and the answer to its idempotency key are saved together, so a call
 * that is repeated after a crash finds either both or neither. As with Stripe, a refusal is an answer too, unless the
 * parameters could not even be read.
 */
export const command =
  <Params>(stripe: StripeSandbox, read: (req: Request) => Params, work: (params: Params, caller: Caller) => Done) =>
  (req: Request, res: Response) => {
    const key = keyOf(req);
    const fingerprint = createHash('sha256')
      .update(`${req.method} ${req.path} ${JSON.stringify(req.body ?? {})}`)
      .digest('hex');
    const before = key === null ? undefined : replayOf(stripe, key, fingerprint);
    if (before)
      return void res
        .status(before.status ?? 200)
        .set('idempotent-replayed', 'true')
        .json(before.body);

    const params = read(req);
    const keep = (change: Change, body: object, status: number) => {
      const replays = key === null ? [] : [{ id: key, fingerprint, created: seconds(stripe), status, body }];
      stripe.records.save({ ...change, replays });
      res.status(status).json(body);
    };
    try {
      const { change, answer } = work(params, { id: String(res.get('request-id')), idempotency_key: key });
      keep(change, answer, 200);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      keep({}, error.body, error.status);
    }
  };

function keyOf(req: Request): string | null {
  const key = req.get('idempotency-key') ?? null;
  if (key && key.length > 255)
    throw new StripeRefusal(400, 'idempotency_error', 'Idempotency keys can be at most 255 characters long.');
  return key;
}

function replayOf(stripe: StripeSandbox, key: string, fingerprint: string) {
  const replay = stripe.records.replays.get(key);
  if (!replay || replay.created < seconds(stripe) - keptFor) return undefined;
  if (replay.fingerprint === fingerprint) return replay;
  throw new StripeRefusal(
    400,
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

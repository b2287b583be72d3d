import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Done } from './checkout-sessions.js';
import type { Caller } from './events.js';
import { StripeRefusal } from './refusal.js';
import { seconds, type StripeSandbox } from './stripe-sandbox.js';

const keptFor = 24 * 3600;

/**
 * Handles one changing call. The change and the answer to its idempotency key are saved together, so a call
 * that is repeated after a crash finds either both or neither.
 */
export const command =
  (stripe: StripeSandbox, work: (req: Request, caller: Caller) => Done) => (req: Request, res: Response) => {
    const key = req.get('idempotency-key') ?? null;
    const fingerprint = createHash('sha256')
      .update(`${req.method} ${req.path} ${JSON.stringify(req.body ?? {})}`)
      .digest('hex');
    const before = key === null ? undefined : replayOf(stripe, key, fingerprint);
    if (before) return void res.set('idempotent-replayed', 'true').json(before.body);

    const { change, answer } = work(req, { id: String(res.get('request-id')), idempotency_key: key });
    const replays = key === null ? [] : [{ id: key, fingerprint, created: seconds(stripe), body: answer }];
    stripe.records.save({ ...change, replays });
    res.json(answer);
  };

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

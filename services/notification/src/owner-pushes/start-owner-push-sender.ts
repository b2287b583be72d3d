import { type Log, runJobWorker } from '@wayhouse/service-kit';
import { pushSeconds } from './deliver-push.js';
import type { OwnerPush, OwnerPushQueue } from './owner-push-queue.js';
import { type Deps, sendOwnerPush } from './send-owner-push.js';

/** Sends the queued pushes until it is stopped, and retries for a day while a push service is down: later they are no news. */
export const startOwnerPushSender = ({ ownerPushes, ...deps }: Deps & { ownerPushes: OwnerPushQueue; log: Log }) =>
  runJobWorker<OwnerPush>({
    ...{ jobs: ownerPushes, run: (push, addedAt) => sendOwnerPush(deps, push, addedAt), name: 'a push to a browser' },
    ...{ now: deps.now, log: deps.log, retryForMs: pushSeconds * 1000 },
    // A browser names its push service, which may not answer: one account has one turn.
    ...{ concurrency: 16, inTurnBy: 'accountId' },
  });

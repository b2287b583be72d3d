import pTimeout from 'p-timeout';
import { inTurn } from '../in-turn.js';
import type { Log } from '../log.js';
import { jobRetryDelays, type RetryDelays } from '../retry-policy.js';
import type { ClaimedJob, JobStore } from './job-store.js';

/** How long a job stays claimed after its worker has died. While it is run, its worker renews the claim. */
const leaseMs = 30_000;
/** How long one attempt may take. What has not ended by then counts as failed, and may still be done. */
const attemptTimeoutMs = 10 * 60_000;
/** For how long a job waits for one before it that is being run elsewhere. */
const turnMs = 1000;
const stopTimeoutMs = 1000;

/** Thrown by a job that no further attempt can help. */
export class NonRetryableError extends Error {}

type JobWorkerOptions<Job extends { id: string }> = {
  jobs: JobStore<Job>;
  /** May run twice for one job: a worker can die, or give an attempt up, between the work and the note that it is done. */
  run: (job: Job, addedAt: Date) => Promise<unknown>;
  /** What the log calls a job: `an email`. */
  name: string;
  now: () => Date;
  log: Log;
  /** For how many milliseconds a job is retried; without a limit unless set. */
  retryForMs?: number;
  /** How often to poll for jobs that other processes have added or left behind. */
  pollMilliseconds?: number;
  retryDelays?: RetryDelays;
  /** How many jobs run at a time. */
  concurrency?: number;
  /**
   * Jobs with the same value in this field run one after the other, so that those of one hold up no others; unless set, those that
   * the store has in order.
   */
  inTurnBy?: keyof Job & string;
};

/**
 * Runs due jobs, a few at a time, until it is stopped. `poll` makes it look for jobs at once, which every commit of one does;
 * otherwise it polls every `pollMilliseconds`. A job that fails is retried with increasing delays.
 */
export function runJobWorker<Job extends { id: string }>({
  jobs,
  run,
  name,
  now,
  log,
  retryForMs = Infinity,
  pollMilliseconds = 1000,
  retryDelays = jobRetryDelays,
  concurrency = 4,
  inTurnBy,
}: JobWorkerOptions<Job>): { collection: string; poll(): void; stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const turnBy = inTurnBy ?? jobs.inOrderBy;
  const turnOf = (job: Job): unknown => turnBy && job[turnBy as keyof Job];
  /** The turns of the jobs that are being run. */
  const busy = new Set<unknown>();
  const claims = inTurn();
  let isPollRequested = false;
  let stopped = false;

  const leaseEnd = () => new Date(now().getTime() + leaseMs);

  async function whileClaimed<T>(claimed: ClaimedJob<Job>, work: () => Promise<T>): Promise<T> {
    const renewal = setInterval(() => {
      if (stopped) return clearInterval(renewal);
      jobs.renew(claimed, leaseEnd()).catch((error: Error) => {
        log.warn({ job: claimed.job.id, error: error.message }, `renewing the claim of ${name} has failed`);
      });
    }, leaseMs / 3).unref();
    return work().finally(() => clearInterval(renewal));
  }

  async function runOne(claimed: ClaimedJob<Job>) {
    const { job, attempts } = claimed;
    const error = await whileClaimed(claimed, () =>
      pTimeout(run(job, claimed.addedAt), { milliseconds: attemptTimeoutMs }).then(
        () => undefined,
        (thrown: Error) => thrown,
      ),
    );
    if (!error) return jobs.complete(job.id, now());
    const isFinal = error instanceof NonRetryableError || now().getTime() - claimed.addedAt.getTime() > retryForMs;
    if (isFinal) {
      log.error({ job: job.id, attempts, error: error.message }, `${name} has failed for good`);
      // A job with a time limit expires. Without one, a failed job waits for somebody to look into it.
      return jobs.fail(job.id, error.message, retryForMs < Infinity ? now() : undefined);
    }
    log.warn({ job: job.id, attempts, error: error.message }, `${name} has failed and will be retried`);
    const delay = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? 0;
    return jobs.reschedule(claimed, new Date(now().getTime() + delay), error.message);
  }

  /**
   * Runs a job after those that come before it, also where they wait after a failure: after an outage each would be due at another
   * time. One that fails again holds up nothing.
   */
  async function runInOrder(claimed: ClaimedJob<Job>) {
    for (const id of await jobs.listBefore(claimed)) {
      const before = await jobs.claimOne(id, now(), leaseMs);
      if (!before) return jobs.putOff(claimed, new Date(now().getTime() + turnMs));
      await whileClaimed(claimed, () => runOne(before));
    }
    return runOne(claimed);
  }

  /** With turns one after the other, as each has to know what the one before has claimed. */
  const claimNext = () =>
    claims(turnBy, async () => {
      if (stopped) return undefined;
      const claimed = await jobs.claim(now(), leaseMs, turnBy ? { field: turnBy, values: [...busy] } : undefined);
      const turn = claimed && turnOf(claimed.job);
      if (turn !== undefined) busy.add(turn);
      return claimed;
    });

  /** With nothing due, this costs one query. */
  async function runDueJobs() {
    for (let claimed = await claimNext(); claimed; claimed = await claimNext()) {
      // More jobs may be due, and they must not wait for one that hangs.
      poll();
      await runInOrder(claimed).finally(() => busy.delete(turnOf(claimed.job)));
    }
  }

  function poll() {
    if (stopped) return;
    if (running.size === concurrency) return void (isPollRequested = true);
    const worker = runDueJobs()
      .catch((error: Error) => log.warn({ error: error.message }, `polling for jobs (${name}) has failed`))
      .finally(() => {
        running.delete(worker);
        if (!isPollRequested) return;
        isPollRequested = false;
        poll();
      });
    running.add(worker);
  }

  const timer = setInterval(poll, pollMilliseconds);
  poll();
  return {
    collection: jobs.collection,
    poll,
    async stop() {
      stopped = true;
      clearInterval(timer);
      // A job that hangs must not block the stop; it can be claimed again when its lease ends.
      await pTimeout(Promise.all(running), { milliseconds: stopTimeoutMs, fallback: () => undefined });
    },
  };
}

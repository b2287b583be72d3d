import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.js';
import type { Taken, Tasks } from './job-store.js';

/** A worker that dies keeps its task from others for no longer than this; one try has to end within it. */
const leaseMilliseconds = 30_000;
const retryMilliseconds = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000];
const side = 4;
const stopMilliseconds = 1000;

/** Thrown by work that has been refused for good: no further try can help. */
export class Hopeless extends Error {}

type Given<Task extends { id: string }> = {
  tasks: Tasks<Task>;
  /** May happen twice for one task: a worker can die between the work and its note. */
  work: (task: Task) => Promise<unknown>;
  /** What the log calls a task: `a letter`. */
  what: string;
  now: () => Date;
  log: Log;
  /** For how long a task is tried (milliseconds); for ever unless set. */
  patience?: number;
  /** How often it looks by itself, for what another process or an earlier life left. */
  pollMilliseconds?: number;
  retryDelays?: number[];
};

/**
 * Does what is due, a few tasks side by side, until it is stopped: at once when told to `look`, which every commit
 * does, and otherwise every `pollMilliseconds`. Work that fails is tried again, later each time.
 */
export function workOnTasks<Task extends { id: string }>({
  tasks,
  work,
  what,
  now,
  log,
  patience = Infinity,
  pollMilliseconds = 1000,
  retryDelays = retryMilliseconds,
}: Given<Task>): { look(): void; stop(): Promise<void> } {
  const lanes = new Set<Promise<void>>();
  let again = false;
  let stopped = false;

  async function tryOne(taken: Taken<Task>) {
    const { task, attempts } = taken;
    const error = await work(task).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    if (!error) return tasks.done(task.id, now());
    const isGivenUp = error instanceof Hopeless || now().getTime() - taken.addedAt.getTime() > patience;
    if (isGivenUp) {
      log.error({ task: task.id, attempts, error: error.message }, `${what} is given up`);
      // What is tried for a limited time matters to nobody for ever; what was refused waits for people.
      return tasks.giveUp(task.id, error.message, patience < Infinity ? now() : undefined);
    }
    log.warn({ task: task.id, attempts, error: error.message }, `${what} has to wait`);
    const delay = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? 0;
    return tasks.postpone(taken, new Date(now().getTime() + delay), error.message);
  }

  const take = () => (stopped ? undefined : tasks.take(now(), leaseMilliseconds));

  /** While nothing is due, this costs one question. */
  async function workInTurn() {
    for (let taken = await take(); taken; taken = await take()) {
      // There may be more; and while this one hangs, others must not wait for it.
      look();
      await tryOne(taken);
    }
  }

  function look() {
    if (stopped) return;
    if (lanes.size === side) return void (again = true);
    const lane = workInTurn()
      .catch((error: Error) =>
        log.warn({ error: error.message }, `${what} may wait: what is due could not be looked up`),
      )
      .finally(() => {
        lanes.delete(lane);
        if (!again) return;
        again = false;
        look();
      });
    lanes.add(lane);
  }

  const timer = setInterval(look, pollMilliseconds);
  look();
  return {
    look,
    async stop() {
      stopped = true;
      clearInterval(timer);
      // Work that hangs must not hold up the stop; its task is free again when the lease ends.
      await Promise.race([Promise.all(lanes), wait(stopMilliseconds, undefined, { ref: false })]);
    },
  };
}

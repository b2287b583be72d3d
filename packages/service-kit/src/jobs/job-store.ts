import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '../mongo/transaction.js';

/** Its id never changes, so that one cause makes one task. */
type Named = { id: string };

/** `dueAt` is when a waiting task may be tried; a worker that takes it moves it ahead, so that no other does. */
type Row = {
  _id: string;
  task: unknown;
  state: 'waiting' | 'done' | 'given-up';
  dueAt: Date;
  attempts: number;
  addedAt: Date;
  doneAt?: Date;
  problem?: string;
};

/** A task that one worker alone may do until its lease ends. `attempts` counts from 1. */
export type Taken<Task> = { task: Task; attempts: number; addedAt: Date };

const doneTasksAreKeptFor = 30 * 24 * 3600;

const schema = new Schema<Row>(
  {
    _id: String,
    task: Schema.Types.Mixed,
    ...{ state: String, dueAt: Date, attempts: Number, addedAt: Date, problem: String },
    doneAt: { type: Date, expires: doneTasksAreKeptFor },
  },
  { versionKey: false, minimize: false },
);
schema.index({ state: 1, dueAt: 1 });

export type Tasks<Task extends Named> = ReturnType<typeof openTasks<Task>>;

/**
 * Work outside of the database (a letter, a call to a provider) that is stored with its
 * cause and done by `workOnTasks`.
 */
export function openTasks<Task extends Named>(db: Connection, collection: string) {
  const rows = db.model<Row>(collection, schema, collection);
  return {
    /** Commits with the cause. An id that is already there means the task was added before. */
    async add(tx: Transaction, task: Task, now: Date): Promise<void> {
      if (await rows.exists({ _id: task.id }).session(tx)) return;
      const row = { _id: task.id, task, state: 'waiting' as const, dueAt: now, attempts: 0, addedAt: now };
      await rows.create([row], { session: tx });
    },
    /** Takes the task that has waited longest, for `leaseMilliseconds`. */
    async take(now: Date, leaseMilliseconds: number): Promise<Taken<Task> | undefined> {
      const until = new Date(now.getTime() + leaseMilliseconds);
      const row = await rows
        .findOneAndUpdate(
          { state: 'waiting', dueAt: { $lte: now }, task: { $exists: true } },
          { $set: { dueAt: until }, $inc: { attempts: 1 } },
        )
        .setOptions({ sort: { dueAt: 1 }, returnDocument: 'after' })
        .lean<Row>();
      return row ? { task: row.task as Task, attempts: row.attempts, addedAt: row.addedAt } : undefined;
    },
    async done(id: string, doneAt: Date): Promise<void> {
      await rows.updateOne({ _id: id, state: 'waiting' }, { $set: { state: 'done', doneAt }, $unset: { problem: 1 } });
    },
    /** Counts only while the lease is still ours, which the number of attempts tells. */
    async postpone({ task, attempts }: Taken<Task>, dueAt: Date, problem: string): Promise<void> {
      await rows.updateOne({ _id: task.id, attempts, state: 'waiting' }, { $set: { dueAt, problem } });
    },
    /** Leaves the task to people, with the reason; with `forgetFrom` it is forgotten as one that is done. */
    async giveUp(id: string, problem: string, forgetFrom?: Date): Promise<void> {
      const end = forgetFrom && { doneAt: forgetFrom };
      await rows.updateOne({ _id: id, state: 'waiting' }, { $set: { state: 'given-up', problem, ...end } });
    },
    /** Makes a task that was given up due once more; any other stays as it is. */
    async tryAgain(tx: Transaction, id: string, now: Date): Promise<void> {
      await rows.updateOne({ _id: id, state: 'given-up' }, { $set: { state: 'waiting', dueAt: now } }, { session: tx });
    },
    countWaiting: () => rows.countDocuments({ state: 'waiting' }),
    countGivenUp: () => rows.countDocuments({ state: 'given-up' }),
  };
}

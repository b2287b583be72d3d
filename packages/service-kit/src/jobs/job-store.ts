import type { Connection } from 'mongoose';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { anyShape, defineModel } from '../mongo/define-model.js';
import { insertRows } from '../mongo/insert-rows.js';
import { recordJob, type Transaction } from '../mongo/transaction.js';

/** The id is derived from the job's cause, so that one cause makes one job. */
type Identified = { id: string };

/** `dueAt` is when a pending job may run next. Claiming a job moves it ahead, so that no other worker claims it. */
type Row = {
  _id: string;
  job: unknown;
  state: 'pending' | 'done' | 'failed';
  dueAt: Date;
  attempts: number;
  addedAt: Date;
  /** The row expires some time after this. */
  endedAt?: Date;
  error?: string;
};

/** A job that only this worker may run until its lease ends. `attempts` counts from 1. */
export type ClaimedJob<Job> = { job: Job; attempts: number; addedAt: Date };

type Except = { field: string; values: unknown[] };

type Options = { forgets?: boolean; inOrderBy?: string };

const jobModel = (collection: string, inOrderBy?: string) =>
  defineModel<Row>(
    collection,
    {
      _id: String,
      job: anyShape,
      state: String,
      dueAt: Date,
      attempts: Number,
      addedAt: Date,
      endedAt: { type: Date, expires: secondsOf(retentionDays.finishedJob) },
      error: String,
    },
    [
      [{ state: 1, dueAt: 1 }],
      ...(inOrderBy ? [[{ [`job.${inOrderBy}`]: 1, addedAt: 1 }] as [Record<string, 1>]] : []),
    ],
  );

export type JobStore<Job extends Identified> = ReturnType<typeof openJobStore<Job>>;

/**
 * Work outside of the database (an email, a call to a provider), stored with its cause and run by `runJobWorker`. With
 * `forgets` nothing but its id is stored of a job that has ended, which it still makes impossible to add again. Jobs with the same value
 * in the field `inOrderBy` are run in the order in which they were added.
 */
export function openJobStore<Job extends Identified>(
  db: Connection,
  collection: string,
  { forgets = false, inOrderBy }: Options = {},
) {
  const rows = jobModel(collection, inOrderBy)(db);
  const lease = (now: Date, leaseMs: number) => ({
    $set: { dueAt: new Date(now.getTime() + leaseMs) },
    $inc: { attempts: 1 },
    // For `claimOne`, one that is not due and has no error is being run.
    ...(inOrderBy && { $unset: { error: 1 as const } }),
  });
  const toClaimed = (row: Row | null): ClaimedJob<Job> | undefined =>
    row ? { job: row.job as Job, attempts: row.attempts, addedAt: row.addedAt } : undefined;
  const forgotten = forgets && { job: 1 as const };
  return {
    ...{ collection, inOrderBy },
    /** Adds a job in the transaction of its cause. Does nothing if a job with this id exists. */
    async add(tx: Transaction, job: Job, now: Date): Promise<void> {
      if (await rows.exists({ _id: job.id }).session(tx)) return;
      const row = { _id: job.id, job, state: 'pending' as const, dueAt: now, attempts: 0, addedAt: now };
      await insertRows(rows, tx, [row]);
      recordJob(tx, collection);
    },
    /** Whether a job with this id was added, even if it has ended. */
    has: async (tx: Transaction, id: string): Promise<boolean> => Boolean(await rows.exists({ _id: id }).session(tx)),
    /** Claims the job that has been due longest, for `leaseMs`; none whose `field` is among the values. */
    async claim(now: Date, leaseMs: number, except?: Except): Promise<ClaimedJob<Job> | undefined> {
      const others = except?.values.length ? { [`job.${except.field}`]: { $not: { $in: except.values } } } : {};
      const row = await rows
        .findOneAndUpdate(
          { state: 'pending', dueAt: { $lte: now }, job: { $exists: true }, ...others },
          lease(now, leaseMs),
        )
        .setOptions({ sort: { dueAt: 1 }, returnDocument: 'after' })
        .lean<Row>();
      return toClaimed(row);
    },
    /** The ids of the pending jobs that come before this one by `inOrderBy`, oldest first. */
    async listBefore({ job, addedAt }: ClaimedJob<Job>): Promise<string[]> {
      const value = inOrderBy && job[inOrderBy as keyof Job];
      if (value === undefined) return [];
      const before = { [`job.${inOrderBy}`]: value, addedAt: { $lt: addedAt }, state: 'pending' as const };
      const found = await rows.find(before, { _id: 1 }).sort({ addedAt: 1 }).lean<Pick<Row, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    /** Claims this job, due or not; nothing if it is being run or has ended. */
    async claimOne(id: string, now: Date, leaseMs: number): Promise<ClaimedJob<Job> | undefined> {
      const idle = { $or: [{ dueAt: { $lte: now } }, { error: { $exists: true } }] };
      const row = await rows
        .findOneAndUpdate({ _id: id, state: 'pending', ...idle }, lease(now, leaseMs))
        .setOptions({ returnDocument: 'after' })
        .lean<Row>();
      return toClaimed(row);
    },
    /** Leaves a claimed job that was not run, until `dueAt`. */
    async putOff({ job, attempts }: ClaimedJob<Job>, dueAt: Date): Promise<void> {
      const change = { $set: { dueAt }, $inc: { attempts: -1 } };
      await rows.updateOne({ _id: job.id, attempts, state: 'pending' }, change);
    },
    async complete(id: string, endedAt: Date): Promise<void> {
      await rows.updateOne(
        { _id: id, state: 'pending' },
        { $set: { state: 'done', endedAt }, $unset: { error: 1, ...forgotten } },
      );
    },
    /** Extends the lease of a job that is being run. Has no effect once another worker has claimed it, as `reschedule`. */
    async renew({ job, attempts }: ClaimedJob<Job>, leaseEnd: Date): Promise<void> {
      await rows.updateOne({ _id: job.id, attempts, state: 'pending' }, { $set: { dueAt: leaseEnd } });
    },
    /** Has no effect once another worker has claimed the job, which shows in the number of attempts. */
    async reschedule({ job, attempts }: ClaimedJob<Job>, dueAt: Date, error: string): Promise<void> {
      await rows.updateOne({ _id: job.id, attempts, state: 'pending' }, { $set: { dueAt, error } });
    },
    /** Marks a job as failed for good. It is stored until somebody looks into it, or with `expireFrom` as long as a job that is done. */
    async fail(id: string, error: string, expireFrom?: Date): Promise<void> {
      const end = expireFrom && { endedAt: expireFrom };
      const change = { $set: { state: 'failed' as const, error, ...end }, ...(forgotten && { $unset: forgotten }) };
      await rows.updateOne({ _id: id, state: 'pending' }, change);
    },
    /** Makes the failed jobs due again whose `field` is `value`; jobs in other states stay as they are. */
    async retry(tx: Transaction, field: string, value: unknown, now: Date): Promise<void> {
      const failed = { state: 'failed' as const, [`job.${field}`]: value };
      await rows.updateMany(failed, { $set: { state: 'pending', dueAt: now } }, { session: tx });
      recordJob(tx, collection);
    },
    /** Deletes jobs in any state whose `field` is among `values`. One that is being run ends without a trace. */
    async remove(tx: Transaction, field: string, values: unknown[]): Promise<void> {
      await rows.deleteMany({ [`job.${field}`]: { $in: values } }, { session: tx });
    },
    /** The jobs in any state whose `field` is among `values`. */
    async listJobs(field: string, values: unknown[]): Promise<Job[]> {
      const found = await rows.find({ [`job.${field}`]: { $in: values } }).lean<Row[]>();
      return found.map(({ job }) => job as Job);
    },
    /** What the jobs in any state have as their `field`. */
    async listValues(field: string, tx?: Transaction): Promise<string[]> {
      const path = `job.${field}`;
      const found = await rows.find({ [path]: { $exists: true } }, { [path]: 1 }, { session: tx }).lean<Row[]>();
      return [...new Set(found.map((row) => String(valueAt(row, path))))];
    },
    /** With `addedBefore` only those that have waited since then. */
    countPending: (addedBefore?: Date) =>
      rows.countDocuments({ state: 'pending', ...(addedBefore && { addedAt: { $lt: addedBefore } }) }),
    countFailed: () => rows.countDocuments({ state: 'failed' }),
  };
}

const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce((value: unknown, name) => (value as Record<string, unknown>)[name], row);

import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import type { Letter } from './letter.js';

/** `dueAt` is when a waiting letter may be tried; a sender who takes it moves it ahead, so that no other does. */
type Row = Omit<Letter, 'id'> & {
  _id: string;
  state: 'waiting' | 'sent' | 'given-up';
  dueAt: Date;
  attempts: number;
  writtenAt: Date;
  endedAt?: Date;
  problem?: string;
};

/** A letter that this process alone may send until its lease ends. */
export type TakenLetter = Letter & { attempts: number; writtenAt: Date };

const endedLettersAreKeptFor = 30 * 24 * 3600;

const schema = new Schema<Row>(
  {
    _id: String,
    ...{ to: Schema.Types.Mixed, replyTo: Schema.Types.Mixed },
    ...{ subject: String, html: String, text: String },
    ...{ state: String, dueAt: Date, attempts: Number, writtenAt: Date, problem: String },
    endedAt: { type: Date, expires: endedLettersAreKeptFor },
  },
  { versionKey: false },
);
schema.index({ state: 1, dueAt: 1 });

export type Letters = ReturnType<typeof letterRepository>;

export function letterRepository(db: Connection) {
  const rows = db.model<Row>('Letter', schema, 'letters');
  return {
    /** Commits with whatever the letter tells of. An id that is already there means the letter was written before. */
    async add(tx: Transaction, { id, ...letter }: Letter, now: Date): Promise<void> {
      if (await rows.exists({ _id: id }).session(tx)) return;
      await rows.create([{ _id: id, ...letter, state: 'waiting', dueAt: now, attempts: 0, writtenAt: now }], {
        session: tx,
      });
    },
    /** Takes the letter that has waited longest, for `leaseMilliseconds`. */
    async take(now: Date, leaseMilliseconds: number): Promise<TakenLetter | undefined> {
      const until = new Date(now.getTime() + leaseMilliseconds);
      const row = await rows
        .findOneAndUpdate({ state: 'waiting', dueAt: { $lte: now } }, { $set: { dueAt: until }, $inc: { attempts: 1 } })
        .setOptions({ sort: { dueAt: 1 }, returnDocument: 'after' })
        .lean<Row>();
      if (!row) return undefined;
      const { _id: id, to, replyTo, subject, html, text, attempts, writtenAt } = row;
      return { id, to, replyTo, subject, html, text, attempts, writtenAt };
    },
    async end(id: string, state: 'sent' | 'given-up', endedAt: Date): Promise<void> {
      await rows.updateOne({ _id: id, state: 'waiting' }, { $set: { state, endedAt } });
    },
    /** Counts only while the lease is still ours, which the number of attempts tells. */
    async postpone({ id, attempts }: TakenLetter, dueAt: Date, problem: string): Promise<void> {
      await rows.updateOne({ _id: id, attempts, state: 'waiting' }, { $set: { dueAt, problem } });
    },
    countWaiting: () => rows.countDocuments({ state: 'waiting' }),
  };
}

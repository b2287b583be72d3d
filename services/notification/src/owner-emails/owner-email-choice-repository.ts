import type { Connection } from 'mongoose';
import { type OwnerEmailChoice, type OwnerEmailKind, ownerEmailKinds } from '@wayhouse/domain';
import { accountRegister, defineModel, type Transaction } from '@wayhouse/service-kit';
import { nextQuarterHour } from './domain/arrivals-time.js';

type Chosen = Partial<OwnerEmailChoice>;

/** Of those who want the email about arrivals: since when none was looked for, and when to look next whether one is due. */
type Row = { _id: string; arrivalsSince?: Date; arrivalsDueAt?: Date } & Chosen;

const fields = {
  ...{ _id: String, booking: Boolean, change: Boolean, cancellation: Boolean, payment: Boolean, message: Boolean },
  ...{ conflict: Boolean, arrivals: Boolean, arrivalsSince: Date, arrivalsDueAt: Date },
};
const model = defineModel<Row>('owner_email_choices', fields, [[{ arrivals: 1, arrivalsDueAt: 1 }]]);

export type OwnerEmailChoices = ReturnType<typeof ownerEmailChoiceRepository>;

/** Which emails owners and members of the staff get, by the ids of their accounts. */
export function ownerEmailChoiceRepository(db: Connection) {
  const rows = model(db);
  const accounts = accountRegister(db);
  const find = async (accountId: string, tx?: Transaction): Promise<Row> =>
    (await rows.findById(accountId, null, { session: tx }).lean<Row>()) ?? { _id: accountId };
  return {
    /** What is not chosen is as in `defaults`. */
    async get(accountId: string, defaults: OwnerEmailChoice, tx?: Transaction): Promise<OwnerEmailChoice> {
      const row = await find(accountId, tx);
      const choices = ownerEmailKinds.map((kind) => [kind, row[kind] ?? defaults[kind]]);
      return Object.fromEntries(choices) as OwnerEmailChoice;
    },
    /** Of a deleted account nothing is stored. */
    async change(tx: Transaction, accountId: string, kind: OwnerEmailKind, isOn: boolean, now: Date): Promise<void> {
      if (await accounts.isDeleted(tx, accountId)) return;
      const isWantedAnew = kind === 'arrivals' && isOn && !(await find(accountId, tx)).arrivals;
      const change = { [kind]: isOn, ...(isWantedAnew && { arrivalsSince: now, arrivalsDueAt: nextQuarterHour(now) }) };
      await rows.updateOne({ _id: accountId }, { $set: change }, { upsert: true, session: tx });
    },
    /**
     * An account that wants the email about arrivals and is due to be looked at, which is put off until `next`, so that no other
     * process does it as well.
     */
    async claimArrivals(now: Date, next: Date): Promise<{ accountId: string; since: Date } | undefined> {
      const isDue = { arrivals: true, arrivalsDueAt: { $lte: now } };
      const row = await rows.findOneAndUpdate(isDue, { $set: { arrivalsDueAt: next } }).lean<Row>();
      return row ? { accountId: row._id, since: row.arrivalsSince ?? now } : undefined;
    },
    /** All that was due until then is queued: who comes later is not of a day ahead. */
    async noteArrivalsQueued(accountId: string, now: Date): Promise<void> {
      const since = new Date(now.getTime() + 1);
      await rows.updateOne({ _id: accountId, arrivalsSince: { $lt: since } }, { $set: { arrivalsSince: since } });
    },
    /** What the account has chosen, as it is stored. */
    listOf: (accountId: string): Promise<Chosen[]> => rows.find({ _id: accountId }, { _id: 0 }).lean<Chosen[]>(),
    async remove(tx: Transaction, accountId: string): Promise<void> {
      await rows.deleteOne({ _id: accountId }, { session: tx });
    },
  };
}

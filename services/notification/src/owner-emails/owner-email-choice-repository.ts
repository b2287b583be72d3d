import type { Connection } from 'mongoose';
import { type OwnerEmailChoice, ownerEmailDefaults, type OwnerEmailKind, ownerEmailKinds } from '@wayhouse/domain';
import { accountRegister, defineModel, type Transaction } from '@wayhouse/service-kit';
import { nextQuarterHour } from './domain/arrivals-time.js';

type Chosen = Partial<OwnerEmailChoice>;

/** Of those who want the email about arrivals: since when, and when to look next whether one is due. */
type Row = { _id: string; arrivalsSince?: Date; arrivalsDueAt?: Date } & Chosen;

const fields = {
  ...{ _id: String, booking: Boolean, change: Boolean, cancellation: Boolean, payment: Boolean, message: Boolean },
  ...{ conflict: Boolean, arrivals: Boolean, arrivalsSince: Date, arrivalsDueAt: Date },
};
const model = defineModel<Row>('owner_email_choices', fields, [[{ arrivals: 1, arrivalsDueAt: 1 }]]);

export type OwnerEmailChoices = ReturnType<typeof ownerEmailChoiceRepository>;

/** Which emails owners get, by the ids of their accounts. */
export function ownerEmailChoiceRepository(db: Connection) {
  const rows = model(db);
  const accounts = accountRegister(db);
  const find = async (ownerId: string, tx?: Transaction): Promise<Row> =>
    (await rows.findById(ownerId, null, { session: tx }).lean<Row>()) ?? { _id: ownerId };
  return {
    /** Of an owner who has not chosen: the defaults. */
    async get(ownerId: string, tx?: Transaction): Promise<OwnerEmailChoice> {
      const row = await find(ownerId, tx);
      const choices = ownerEmailKinds.map((kind) => [kind, row[kind] ?? ownerEmailDefaults[kind]]);
      return Object.fromEntries(choices) as OwnerEmailChoice;
    },
    /** Of a deleted account nothing is stored. */
    async change(tx: Transaction, ownerId: string, kind: OwnerEmailKind, isOn: boolean, now: Date): Promise<void> {
      if (await accounts.isDeleted(tx, ownerId)) return;
      const isWantedAnew = kind === 'arrivals' && isOn && !(await find(ownerId, tx)).arrivals;
      const change = { [kind]: isOn, ...(isWantedAnew && { arrivalsSince: now, arrivalsDueAt: nextQuarterHour(now) }) };
      await rows.updateOne({ _id: ownerId }, { $set: change }, { upsert: true, session: tx });
    },
    /**
     * An owner who wants the email about arrivals and is due to be looked at, which is put off until `next`, so that no other
     * process does it as well.
     */
    async claimArrivals(now: Date, next: Date): Promise<{ ownerId: string; since: Date } | undefined> {
      const isDue = { arrivals: true, arrivalsDueAt: { $lte: now } };
      const row = await rows.findOneAndUpdate(isDue, { $set: { arrivalsDueAt: next } }).lean<Row>();
      return row ? { ownerId: row._id, since: row.arrivalsSince ?? now } : undefined;
    },
    /** What the owner has chosen, as it is stored. */
    listOf: (ownerId: string): Promise<Chosen[]> => rows.find({ _id: ownerId }, { _id: 0 }).lean<Chosen[]>(),
    async remove(tx: Transaction, ownerId: string): Promise<void> {
      await rows.deleteOne({ _id: ownerId }, { session: tx });
    },
  };
}

import type { Connection } from 'mongoose';
import { byAge, type LegalFacts } from '@wayhouse/domain';
import { anyShape, defineModel, type Transaction } from '@wayhouse/service-kit';
import { guestRepository } from '../bookings/guest-repository.js';
import type { Closings } from './domain/closings.js';

export type Hotel = {
  id: string;
  version: number;
  ownerId: string;
  addedAt?: Date;
  phone: string;
  legalFacts: LegalFacts;
  isClosedByOperator: boolean;
};

/**
 * `phone` and `legalFacts` are missing in hotels that were stored before they were, and in those whose owner has deleted the account; `version` in those
 * that were never changed; `addedAt` in the first one of each owner. `turns` counts the transactions that have taken a turn, and
 * `closings` how often the owner has closed the hotel or opened it again.
 */
type Row = {
  _id: string;
  version?: number;
  ownerId: string;
  addedAt?: Date;
  phone?: string;
  legalFacts?: LegalFacts;
  isClosedByOperator?: boolean;
  isClosedByOwner?: boolean;
  closings?: number;
  turns?: number;
};

const fields = {
  ...{ _id: String, version: Number, ownerId: String, addedAt: Date, phone: String, legalFacts: anyShape },
  ...{ isClosedByOperator: Boolean, isClosedByOwner: Boolean, closings: Number, turns: Number },
};
const model = defineModel<Row>('hotels', fields, [[{ ownerId: 1 }]]);

const struckOut = { phone: 1, legalFacts: 1 } as const;

type HotelContact = { phone?: string } & LegalFacts;

export type HotelProjection = ReturnType<typeof hotelProjection>;

/**
 * Hotels and their owners, from the catalog's events, and which of them their owners have closed, which is decided here. A hotel never
 * changes its owner, and is closed by the deletion of that account.
 */
export function hotelProjection(db: Connection) {
  const hotels = model(db);
  const accounts = guestRepository(db);
  return {
    /**
     * Events arrive in whatever order; one of an account that is deleted may arrive after the deletion. Returns whether it was
     * such a one, and whether an operator has opened the hotel again.
     */
    async apply(
      tx: Transaction,
      { id, version, ownerId, addedAt, phone, legalFacts, ...closed }: Hotel,
    ): Promise<{ isDeleted: boolean; isReopened: boolean }> {
      const { isDeleted } = await accounts.countHotelEvent(tx, ownerId);
      const known = await hotels.findById(id).session(tx).lean<Row>();
      if ((known?.version ?? 1) > version) return { isDeleted, isReopened: false };
      const stored = { ...closed, ownerId, ...(addedAt && { addedAt }), ...(version > 1 && { version }) };
      const change = isDeleted
        ? { $set: { ...stored, isClosedByOwner: true }, $unset: struckOut }
        : { $set: { ...stored, phone, legalFacts } };
      await hotels.updateOne({ _id: id }, change, { upsert: true, session: tx });
      return { isDeleted, isReopened: known?.isClosedByOperator === true && !closed.isClosedByOperator };
    },
    /** The first one first. */
    async listIdsByOwner(ownerId: string): Promise<string[]> {
      const found = await hotels.find({ ownerId }).lean<Row[]>();
      const own = found.map(({ _id: id, addedAt }) => ({ id, addedAt })).sort(byAge);
      return own.map(({ id }) => id);
    },
    /** What bookings show of the hotels as they are today, by their ids. */
    async findContacts(ids: string[]): Promise<Map<string, HotelContact>> {
      const found = await hotels.find({ _id: { $in: [...new Set(ids)] } }).lean<Row[]>();
      return new Map(found.map(({ _id, phone, legalFacts }) => [_id, { ...(phone && { phone }), ...legalFacts }]));
    },
    async findLegalFacts(id: string): Promise<LegalFacts> {
      return (await hotels.findById(id).lean<Row>())?.legalFacts ?? {};
    },
    /**
     * Who has closed the hotel; one that is not known yet is open. Transactions that close or open a hotel, or add a room to it, take turns:
     * they follow one after the other.
     */
    async takeTurn(tx: Transaction, id: string): Promise<Closings> {
      const options = { session: tx, upsert: true, returnDocument: 'after' } as const;
      return toClosings(await hotels.findOneAndUpdate({ _id: id }, { $inc: { turns: 1 } }, options).lean<Row>());
    },
    async findClosings(id: string): Promise<Closings> {
      return toClosings(await hotels.findById(id).lean<Row>());
    },
    /** Returns how often its owner has closed it or opened it again. */
    async setClosedByOwner(tx: Transaction, id: string, isClosedByOwner: boolean): Promise<number> {
      const change = { $set: { isClosedByOwner }, $inc: { closings: 1 } };
      const options = { session: tx, returnDocument: 'after' } as const;
      return (await hotels.findOneAndUpdate({ _id: id }, change, options).lean<Row>().orFail()).closings!;
    },
    async eraseOwner(tx: Transaction, ownerId: string): Promise<void> {
      await hotels.updateMany({ ownerId }, { $unset: struckOut }, { session: tx });
    },
  };
}

const toClosings = (row: Row | null): Closings => ({
  isByOwner: row?.isClosedByOwner ?? false,
  isByOperator: row?.isClosedByOperator ?? false,
});

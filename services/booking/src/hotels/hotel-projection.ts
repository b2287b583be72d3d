import type { Connection } from 'mongoose';
import { byAge } from '@wayhouse/domain';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { guestRepository } from '../bookings/guest-repository.js';

type Hotel = { id: string; version: number; ownerId: string; addedAt?: Date; phone: string };

/**
 * `phone` is missing in hotels that were stored before it was, and in those whose owner has deleted the account; `version` in those
 * that were never changed; `addedAt` in the first one of each owner.
 */
type Row = { _id: string; version?: number; ownerId: string; addedAt?: Date; phone?: string };

const fields = { _id: String, version: Number, ownerId: String, addedAt: Date, phone: String };
const model = defineModel<Row>('hotels', fields, [[{ ownerId: 1 }]]);

export type HotelProjection = ReturnType<typeof hotelProjection>;

/** Hotels and their owners, from the catalog's events. A hotel never changes its owner. */
export function hotelProjection(db: Connection) {
  const hotels = model(db);
  const accounts = guestRepository(db);
  return {
    /** Events arrive in whatever order; one of an account that is deleted may arrive after the deletion. */
    async apply(tx: Transaction, { id, version, ownerId, addedAt, phone }: Hotel): Promise<void> {
      const { isDeleted } = await accounts.countHotelEvent(tx, ownerId);
      const known = await hotels.findById(id).session(tx).lean<Row>();
      if ((known?.version ?? 1) > version) return;
      const stored = { ownerId, ...(addedAt && { addedAt }), ...(version > 1 && { version }) };
      const change = isDeleted ? { $set: stored, $unset: { phone: 1 as const } } : { $set: { ...stored, phone } };
      await hotels.updateOne({ _id: id }, change, { upsert: true, session: tx });
    },
    /** The first one first. */
    async listIdsByOwner(ownerId: string): Promise<string[]> {
      const found = await hotels.find({ ownerId }).lean<Row[]>();
      const own = found.map(({ _id: id, addedAt }) => ({ id, addedAt })).sort(byAge);
      return own.map(({ id }) => id);
    },
    /** The phone numbers of the hotels by their ids, of those that have one. */
    async findPhones(ids: string[]): Promise<Map<string, string>> {
      const found = await hotels.find({ _id: { $in: [...new Set(ids)] } }).lean<Row[]>();
      return new Map(found.flatMap(({ _id, phone }) => (phone ? [[_id, phone]] : [])));
    },
    async eraseOwner(tx: Transaction, ownerId: string): Promise<void> {
      await hotels.updateMany({ ownerId }, { $unset: { phone: 1 } }, { session: tx });
    },
  };
}

import type { Connection } from 'mongoose';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { guestRepository } from '../bookings/guest-repository.js';

type Hotel = { id: string; ownerId: string; phone: string };

/** `phone` is missing in hotels that were stored before it was, and in those whose owner has deleted the account. */
type Row = { _id: string; ownerId: string; phone?: string };

const model = defineModel<Row>('hotels', { _id: String, ownerId: String, phone: String }, [[{ ownerId: 1 }]]);

export type HotelProjection = ReturnType<typeof hotelProjection>;

/** Hotels and their owners, from the catalog's events. A hotel never changes its owner. */
export function hotelProjection(db: Connection) {
  const hotels = model(db);
  const accounts = guestRepository(db);
  return {
    /** An event of an account that is deleted may arrive after the deletion. */
    async apply(tx: Transaction, { id, ownerId, phone }: Hotel): Promise<void> {
      const { isDeleted } = await accounts.countHotelEvent(tx, ownerId);
      const change = isDeleted ? { $set: { ownerId }, $unset: { phone: 1 as const } } : { $set: { ownerId, phone } };
      await hotels.updateOne({ _id: id }, change, { upsert: true, session: tx });
    },
    async findIdByOwner(ownerId: string): Promise<string | undefined> {
      return (await hotels.findOne({ ownerId }).lean<Row>())?._id;
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

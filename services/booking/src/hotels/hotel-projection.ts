import type { Connection } from 'mongoose';
import { defineModel, type Transaction } from '@wayhouse/service-kit';

type Hotel = { id: string; ownerId: string };

type Row = { _id: string; ownerId: string };

const model = defineModel<Row>('hotels', { _id: String, ownerId: String }, [[{ ownerId: 1 }]]);

export type HotelProjection = ReturnType<typeof hotelProjection>;

/** Hotels and their owners, from the catalog's events. A hotel never changes its owner. */
export function hotelProjection(db: Connection) {
  const hotels = model(db);
  return {
    async apply(tx: Transaction, { id, ownerId }: Hotel): Promise<void> {
      await hotels.updateOne({ _id: id }, { $set: { ownerId } }, { upsert: true, session: tx });
    },
    async findIdByOwner(ownerId: string): Promise<string | undefined> {
      return (await hotels.findOne({ ownerId }).lean<Row>())?._id;
    },
  };
}

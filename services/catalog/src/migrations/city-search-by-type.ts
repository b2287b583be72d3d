import type { Migration } from '@wayhouse/service-kit';

const indexNotFound = 27;
const before = { isAvailable: 1, 'hotel.city': 1 } as const;
const orders = [
  { createdAt: -1, _id: -1 },
  { nightMinor: 1, _id: 1 },
] as const;

/** The indexes of a search in a city have the type of room as well. The new ones are there before the old ones go. */
export const citySearchByType: Migration = {
  number: 3,
  name: 'search cities by the type of room',
  async run(db) {
    for (const order of orders) {
      await db.collection('rooms').createIndex({ ...before, roomType: 1, ...order });
      await db
        .db!.command({ dropIndexes: 'rooms', index: { ...before, ...order } })
        .catch((error: { code?: number }) => {
          if (error.code !== indexNotFound) throw error;
        });
    }
  },
};

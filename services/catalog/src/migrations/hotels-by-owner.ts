import type { Migration } from '@wayhouse/service-kit';

const indexNotFound = 27;

/** An account could have only one hotel, by a unique index. The new index is there before the old one goes. */
export const hotelsByOwner: Migration = {
  number: 2,
  name: 'let an account have several hotels',
  async run(db) {
    await db.collection('hotels').createIndex({ 'owner.id': 1, addedAt: 1 });
    await db.db!.command({ dropIndexes: 'hotels', index: { 'owner.id': 1 } }).catch((error: { code?: number }) => {
      if (error.code !== indexNotFound) throw error;
    });
  },
};

import type { Migration } from '@wayhouse/service-kit';

const indexNotFound = 27;

/**
 * A night is unique by room and unit, no longer by room alone. Rows from before have no unit, like those of first units, so
 * that the release before goes on refusing what is taken. The new index is there before the old one goes.
 */
export const nightsByUnit: Migration = {
  number: 1,
  name: 'nights by unit',
  async run(db) {
    const nights = db.collection('room_nights');
    await nights.createIndex({ room: 1, night: 1, unit: 1 }, { unique: true });
    await db
      .db!.command({ dropIndexes: 'room_nights', index: { room: 1, night: 1 } })
      .catch((error: { code?: number }) => {
        if (error.code !== indexNotFound) throw error;
      });
  },
};

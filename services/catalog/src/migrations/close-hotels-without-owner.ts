import type { Migration } from '@wayhouse/service-kit';

/** Hotels whose owner had gone before hotels could be closed. Every other one has a phone number. */
export const closeHotelsWithoutOwner: Migration = {
  number: 1,
  name: 'close hotels whose owner has gone',
  async run(db) {
    const closed = 'for-good';
    await db.collection('hotels').updateMany({ contact: '', closed: { $exists: false } }, { $set: { closed } });
    const rooms = { 'hotel.contact': '', 'hotel.closed': { $exists: false } };
    await db.collection('rooms').updateMany(rooms, { $set: { 'hotel.closed': closed } });
  },
};

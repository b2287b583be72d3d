import { connectMongo, transactionRunner } from '@wayhouse/service-kit';
import { bookingFacts, testConfig } from '@wayhouse/service-kit/testing';
import { bookingProjection } from './booking-projection.js';

test('whoever reads known bookings while the guest is erased learns of the erasure', async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('projection');
  const db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  const bookings = bookingProjection(db);
  const inTransaction = transactionRunner(db, () => undefined);
  await db.model('account_register').init();
  const guest = { id: 'asha', name: 'Asha', email: 'asha@example.test' };
  const ids = ['b1', 'b2'];
  for (const bookingId of ids)
    await inTransaction((tx) => bookings.apply(tx, bookingFacts({ bookingId, guest }), { owedMinor: 0 }));
  let attempts = 0;
  const known = await inTransaction(async (tx) => {
    // The transaction reads the data as they are now.
    await bookings.find(tx, 'b1');
    if (attempts++ === 0)
      await inTransaction((erasure) => bookings.eraseGuest(erasure, 'asha', new Date('2027-01-05T06:30:00Z')));
    return bookings.listKnown(tx, ids);
  });
  const erased = { id: 'asha', name: '', email: '' };
  expect(known.map(({ facts }) => facts.guest)).toEqual([erased, erased]);
  await db.dropDatabase();
  await db.close();
});

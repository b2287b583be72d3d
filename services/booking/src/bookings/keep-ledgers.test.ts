import { bookingService, noon, order, payment, room, type TestBooking } from '../testing/factories.js';
import { agree, pay } from './domain/booking.js';
import { keepLedgers } from './keep-ledgers.js';
import { readStored, type StoredBooking } from './stored-booking.js';

let service: TestBooking;
beforeAll(async () => (service = await bookingService()));
afterAll(() => service.stop());

test('bookings of before the ledger get one, and the others stay as they are', async () => {
  const { payments: _payments, refunds: _refunds, ...agreed } = agree(room(), order(), noon);
  const due = { ...agreed, state: 'due' } as StoredBooking;
  const paid: StoredBooking = {
    ...agreed,
    ...{ state: 'paid', paymentId: 'pi_1', paidAt: noon, paidMinor: 360_00, refundedMinor: 120_00 },
  };
  const kept = pay(agree(room(), order({ id: 'b3' }), noon), payment());
  const rows = service.db.collection<{ _id: string; booking: StoredBooking }>('bookings');
  await rows.insertMany([due, paid, kept].map((booking, at) => ({ _id: `b${at}`, booking })));
  await keepLedgers(service.db);
  await keepLedgers(service.db);
  const stored = await rows.find().sort({ _id: 1 }).toArray();
  expect(stored.map(({ booking }) => booking)).toEqual([readStored(due), readStored(paid), kept]);
});

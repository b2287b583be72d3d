import { type CallResponse, calls, events, type OwnRoom } from '@wayhouse/contracts';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { eventually } from '@wayhouse/service-kit/testing';
import { accountRepository } from '../../accounts/account-repository.js';
import { closeHotels } from '../../hotels/close-hotel.js';
import { hotelRepository } from '../../hotels/hotel-repository.js';
import { roomRepository } from '../room-repository.js';
import { aPhoto } from '../../testing/a-photo.js';
import { staffSteps } from '../../testing/staff-steps.js';
import { startTestCatalog } from '../../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

test('rates are imported while the owner has the hotel closed, not while an operator has; nothing else of a room is', async () => {
  const { owner, id: hotel } = await staffSteps(catalog).aHotelOf();
  const as = owner;
  const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
  const { _id: room } = (await catalog.addRoom(owner, form, [await aPhoto()])).body.room as OwnRoom;
  await catalog.publish(events.hotelClosed, { hotelId: hotel, version: 1 }, 'close');
  const stored = () => catalog.db.collection('hotels').findOne({ _id: hotel as never });
  await eventually(async () => expect(await stored()).toMatchObject({ closed: 'by-owner' }));

  const send = async (csv: string, dryRun = false) =>
    (await catalog.call(calls.importRooms, { hotel, csv, dryRun }, { as })).status;
  const rate = (price: number) => `key,pricePerNight,rate\n${room},${price},Winter`;
  expect([await send(rate(90), true), await send(rate(90))]).toEqual([200, 200]);
  expect(await send(`${rate(95)}\n${room},120`)).toBe(200);
  expect(await send(`${rate(99)}\n${room},130`)).toBe(403);
  expect(await send(`key,roomType,pricePerNight,copyPhotosOf\nNew,Double Bed,80,${room}`)).toBe(403);
  const own = await catalog.call(calls.listOwnRooms, {}, { as });
  const { rooms } = own.body as CallResponse<typeof calls.listOwnRooms>;
  expect(rooms).toMatchObject([{ pricePerNight: 120, rates: [{ name: 'Winter', pricePerNight: 95 }] }]);

  const { db } = catalog;
  const stores = { accounts: accountRepository(db), hotels: hotelRepository(db), rooms: roomRepository(db) };
  const inTransaction = transactionRunner(db, () => undefined);
  await closeHotels({ ...stores, inTransaction, outbox: openOutbox(db) }, owner);
  expect(await send(rate(99))).toBe(403);
});

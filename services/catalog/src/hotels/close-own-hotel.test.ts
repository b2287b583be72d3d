import { type CallResponse, calls, events, type OwnRoom } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { eventually } from '@wayhouse/service-kit/testing';
import { accountRepository } from '../accounts/account-repository.js';
import { roomRepository } from '../rooms/room-repository.js';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';
import { closeHotels, reopenHotels } from './close-hotel.js';
import { hotelRepository } from './hotel-repository.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };

/** An owner with two hotels, each with a room: ids in the order in which they were added. */
async function openTwo(owner: string) {
  const as = owner;
  await catalog.registerHotel(owner, { name: 'Palm House' });
  const added = await catalog.call(calls.addHotel, { ...hotelDetails, name: 'Moss Gate' }, { as });
  const first = (await catalog.call(calls.showOwnHotel, {}, { as })).body.hotel as { _id: string };
  const hotels = [first._id, (added.body.hotel as { _id: string })._id] as const;
  const addRoom = async (hotel: string) =>
    ((await catalog.addRoom(owner, { ...form, hotel }, [await aPhoto()])).body.room as OwnRoom)._id;
  const rooms = [await addRoom(hotels[0]), await addRoom(hotels[1])];
  let count = 0;
  /** As booking publishes it. */
  async function publish(event: typeof events.hotelClosed | typeof events.hotelReopened, version: number) {
    const messageId = `${owner}-${++count}`;
    await catalog.publish(event, { hotelId: hotels[0], version }, messageId);
    await eventually(async () => expect(await catalog.db.collection('inbox').countDocuments({ messageId })).toBe(1));
  }
  return {
    ...{ hotels, rooms, tryToAdd: () => catalog.call(calls.addHotel, hotelDetails, { as }) },
    close: (version: number) => publish(events.hotelClosed, version),
    reopen: (version: number) => publish(events.hotelReopened, version),
    shown: () => Promise.all(rooms.map(async (id) => (await catalog.call(calls.showRoom, { id })).status)),
    async closedBy() {
      const { body } = await catalog.call(calls.listOwnHotels, {}, { as });
      return (body.hotels as CallResponse<typeof calls.listOwnHotels>['hotels']).map((hotel) => hotel.closedBy);
    },
  };
}

const operatorDeps = () => {
  const { db } = catalog;
  const inTransaction = transactionRunner(db, () => undefined);
  const stores = { accounts: accountRepository(db), hotels: hotelRepository(db), rooms: roomRepository(db) };
  return { ...stores, inTransaction, outbox: openOutbox(db) };
};
const lastOf = async (hotel: string) =>
  (await catalog.publishedEvents(events.hotelChanged)).filter(({ hotelId }) => hotelId === hotel).at(-1);

test('the hotel that its owner has closed is not shown with its rooms, the other one is, and more can be added', async () => {
  const { hotels, rooms, close, reopen, shown, closedBy, tryToAdd } = await openTwo('alma');
  await close(1);
  expect([await shown(), await closedBy()]).toEqual([
    [404, 200],
    ['owner', undefined],
  ]);
  expect((await catalog.call(calls.showHotel, { hotel: hotels[0] })).status).toBe(404);
  const listed = (await catalog.call(calls.listRooms, {})).body.rooms as OwnRoom[];
  expect(listed.map(({ _id }) => _id)).not.toContain(rooms[0]);
  expect((await tryToAdd()).status).toBe(200);
  await reopen(2);
  expect([await shown(), await closedBy()]).toEqual([
    [200, 200],
    [undefined, undefined, undefined],
  ]);
});

test('a change of a closed hotel is refused by its name', async () => {
  const { rooms, close } = await openTwo('bela');
  await close(1);
  const toggled = await catalog.call(
    calls.toggleAvailability,
    { roomId: rooms[0]!, isAvailable: true },
    { as: 'bela' },
  );
  const message = errorMessages['hotel-closed']({ hotel: 'Palm House', isByOwner: true });
  expect(toggled).toMatchObject({ status: 403, body: { code: 'not-allowed', message } });
});

test('events in another order and twice leave the hotel as the latest has it', async () => {
  const { close, reopen, shown } = await openTwo('cleo');
  await reopen(2);
  await close(1);
  expect(await shown()).toEqual([200, 200]);
  await close(3);
  await close(3);
  await reopen(2);
  expect(await shown()).toEqual([404, 200]);
});

test('an operator’s opening leaves closed what the owner has closed, and the owner’s what an operator has', async () => {
  const { hotels, close, reopen, shown, closedBy, tryToAdd } = await openTwo('dora');
  await close(1);
  await closeHotels(operatorDeps(), 'dora');
  expect([await shown(), await closedBy()]).toEqual([
    [404, 404],
    ['operator', 'operator'],
  ]);
  expect(await lastOf(hotels[0])).toMatchObject({ version: 2, isClosedByOperator: true });
  expect((await tryToAdd()).status).toBe(403);
  await reopen(2);
  expect([await shown(), await closedBy()]).toEqual([
    [404, 404],
    ['operator', 'operator'],
  ]);
  await close(3);
  await reopenHotels(operatorDeps(), 'dora');
  expect([await shown(), await closedBy()]).toEqual([
    [404, 200],
    ['owner', undefined],
  ]);
  expect(await lastOf(hotels[0])).not.toHaveProperty('isClosedByOperator');
  await reopen(4);
  expect(await shown()).toEqual([200, 200]);
});

test('an opening that arrives after the deletion of the account opens nothing', async () => {
  const { close, reopen, shown, hotels } = await openTwo('erna');
  await close(1);
  await catalog.publish(events.accountDeleted, { userId: 'erna', addresses: [] }, 'delete-erna');
  const stored = () => catalog.db.collection('hotels').findOne({ _id: hotels[0] as never });
  await eventually(async () => expect(await stored()).toMatchObject({ closed: 'for-good' }));
  await reopen(2);
  expect(await stored()).toMatchObject({ closed: 'for-good' });
  expect(await shown()).toEqual([404, 404]);
});

test('prices are entered while the owner has it closed, not while an operator has; nothing else of a room is', async () => {
  const { hotels, rooms, close, reopen } = await openTwo('esme');
  await close(1);
  const [id, hotel] = [rooms[0]!, hotels[0]];
  const rate = { name: 'Winter', kind: 'season', from: '2028-01-01', to: '2028-01-31', pricePerNight: 90 } as const;
  const seenRoom = async () => (await catalog.db.collection('rooms').findOne({ _id: id as never }))!.version as number;
  const enter = async () => {
    const one = async (call: Parameters<typeof catalog.call>[0], input: object) =>
      (await catalog.call(call, { id, version: await seenRoom(), ...input }, { as: 'esme' })).status;
    const byName = async (name: string) => {
      const input = {
        hotel,
        rooms: [{ id, version: await seenRoom() }],
        mode: 'add' as const,
        rate: { ...rate, name },
      };
      return (await catalog.call(calls.changeRatesOfRooms, input, { as: 'esme' })).status;
    };
    return [
      await one(calls.changeRates, { rates: [rate] }),
      await byName('May'),
      await one(calls.changeFurtherGuests, { furtherGuests: { included: 1, amount: 20 } }),
      await one(calls.changeBookingWindow, { leadDays: 1 }),
      await one(calls.describeRoom, { beds: [] }),
      (await catalog.call(calls.toggleAvailability, { roomId: id, isAvailable: false }, { as: 'esme' })).status,
    ];
  };
  expect(await enter()).toEqual([200, 200, 200, 200, 403, 403]);
  await closeHotels(operatorDeps(), 'esme');
  expect(await enter()).toEqual([403, 403, 403, 403, 403, 403]);
  await reopenHotels(operatorDeps(), 'esme');
  await reopen(2);
  expect((await catalog.call(calls.showRoom, { id })).body.room).toMatchObject({
    rates: [{ pricePerNight: 90 }, { pricePerNight: 90 }],
  });
});

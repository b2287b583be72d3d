import { type CallResponse, calls, type EventData, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { accountRepository } from '../accounts/account-repository.js';
import { hotelRepository } from '../hotels/hotel-repository.js';
import { staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';
import { recordedChangeConsumers } from './consumers.js';
import { recordedChangeRepository } from './recorded-change-repository.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog();
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

type Listed = CallResponse<typeof calls.listRecordedChanges>['changes'];
const changesOf = async ({ id, owner }: { id: string; owner: string }) =>
  (await catalog.call(calls.listRecordedChanges, { id }, { as: owner })).body.changes as Listed;

type Recorded = EventData<typeof events.changeRecorded>;
let count = 0;
async function record(change: Omit<Recorded, 'at'>, messageId = `recorded-${++count}`) {
  await catalog.publish(events.changeRecorded, { at: new Date().toISOString(), ...change }, messageId);
  await eventually(async () => expect(await catalog.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}
const nights = { from: '2027-03-01', to: '2027-03-03', nights: 2 };
const blocked = (room: string) => ({ kind: 'nights-blocked' as const, rooms: [room], roomCount: 1, ...nights });

test('lists the changes of another service with its own', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mira', 'manager');
  await record({ changeId: 'c1', hotelId: hotel.id, by: 'mira', facts: { kind: 'code-added', code: 'MONSOON15' } });
  expect((await changesOf(hotel))[0]).toMatchObject({
    ...{ _id: 'c1', kind: 'code-added', code: 'MONSOON15', by: 'Name of mira' },
  });
});

test('a change in parts is one, with the first of its rooms', async () => {
  const hotel = await steps.aHotelOf();
  const of = { changeId: 'c2', hotelId: hotel.id, by: hotel.owner };
  for (let at = 0; at < 12; at++) await record({ ...of, facts: blocked(`r${at}`) });
  // As a duplicate of the last part.
  await record({ ...of, facts: blocked('r11') }, `recorded-${count}`);
  const [change, ...others] = await changesOf(hotel);
  const rooms = Array.from({ length: 10 }, (_, at) => `r${at}`);
  expect(change).toMatchObject({ kind: 'nights-blocked', by: 'The owner', rooms, roomCount: 12, ...nights });
  expect(others).toHaveLength(1);
});

test('the nights of a change in parts are those of the room that has most', async () => {
  const hotel = await steps.aHotelOf();
  const of = { changeId: 'c4', hotelId: hotel.id, by: hotel.owner };
  for (const nights of [1, 3, 2]) await record({ ...of, facts: { ...blocked(`r${nights}`), nights } });
  expect((await changesOf(hotel))[0]).toMatchObject({ roomCount: 3, nights: 3 });
});

test('the account of the owner is not deleted while a change is being stored', async () => {
  const { db } = catalog;
  const hotel = await steps.aHotelOf();
  const accounts = accountRepository(db);
  const recordedChanges = recordedChangeRepository(db, () => new Date());
  const [consumer] = recordedChangeConsumers({ accounts, hotels: hotelRepository(db), recordedChanges });
  const [storing, deleting] = [await db.startSession(), await db.startSession()];
  for (const session of [storing, deleting]) session.startTransaction();
  const change = { changeId: 'c5', hotelId: hotel.id, by: hotel.owner, at: new Date().toISOString() };
  await consumer!.handle({ ...change, facts: blocked('r1') } as never, storing, {} as never);
  await expect(accounts.delete(deleting, hotel.owner, new Date())).rejects.toThrow(/conflict/i);
  for (const session of [storing, deleting]) await session.abortTransaction().catch(() => undefined);
});

test('what arrives after the account of the owner is deleted is not stored', async () => {
  const hotel = await steps.aHotelOf();
  await catalog.publish(events.accountDeleted, { userId: hotel.owner, addresses: [] }, 'gone');
  const inbox = () => catalog.db.collection('inbox').countDocuments({ messageId: 'gone' });
  await eventually(async () => expect(await inbox()).toBe(1));
  await record({ changeId: 'c3', hotelId: hotel.id, by: hotel.owner, facts: blocked('r1') });
  expect(await catalog.db.collection('recorded_changes').countDocuments({ hotelId: hotel.id })).toBe(0);
});

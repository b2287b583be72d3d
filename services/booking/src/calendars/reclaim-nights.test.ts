import { calls } from '@wayhouse/contracts';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import type { ImportedCalendar } from './domain/imported-calendar.js';
import { nightDeps } from './night-deps.js';
import { reclaimNightsBy } from './reclaim-nights.js';
import { busy, startOtherSite } from './testing/other-site.js';

let service: TestBooking;
let site: Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => {
  [service, site] = await Promise.all([startTestBooking(), startOtherSite()]);
  site.shows(busy(inDays(10), inDays(12)));
});
afterAll(() => Promise.all([service.stop(), site.stop()]));

/** A room with three units whose calendars have two nights, and what reclaiming its nights reads and changes. */
async function importingRoom() {
  const room = await roomWithUnits(service, 3);
  for (const unit of [1, 2, 3]) {
    const input = { room: room.id, unit, name: 'Airbnb', address: site.address };
    await service.call(calls.addCalendar, input, { as: 'owner' });
  }
  const outbox = openOutbox(service.db);
  const stores = nightDeps(service.db, { outbox, now: () => noon });
  const { blocks, nights, importedCalendars } = stores;
  const spies = {
    list: jest.fn(blocks.list),
    update: jest.fn(blocks.update),
    listHeld: jest.fn(nights.listHeld),
    recordNights: jest.fn(importedCalendars.recordNights),
  };
  const reclaim = reclaimNightsBy({
    ...{ ...stores, outbox, now: () => noon },
    blocks: { ...blocks, list: spies.list, update: spies.update },
    nights: { ...nights, listHeld: spies.listHeld },
    importedCalendars: { ...importedCalendars, recordNights: spies.recordNights },
  });
  const rows = service.db.collection<ImportedCalendar>('imported_calendars');
  return {
    ...room,
    /** What the other site has had at the last import. */
    want: (days: number[], ...units: number[]) =>
      rows.updateMany({ room: room.id, unit: { $in: units } }, { $set: { wanted: days.map(inDays) } }),
    reclaim: async () => {
      await transactionRunner(service.db, () => undefined)((tx) => reclaim(tx, room.id));
      return Object.values(spies).map(({ mock }) => mock.calls.length);
    },
    blockedIn: async (day: number) =>
      ((await room.calendar(day, 1)).blockedUnits as { unit: number }[]).map(({ unit }) => unit),
  };
}

test('where no calendar lacks a night, the blocks are read once, and nothing else', async () => {
  const room = await importingRoom();
  expect(await room.reclaim()).toEqual([1, 0, 0, 0]);
});

test('nights that are over are none that a calendar lacks', async () => {
  const room = await importingRoom();
  await room.want([-1, 10, 11], 1, 2, 3);
  expect(await room.reclaim()).toEqual([1, 0, 0, 0]);
});

test('only what lacks some is changed, and what is taken is read once for all', async () => {
  const room = await importingRoom();
  await room.want([10, 11, 20], 1, 3);
  expect(await room.reclaim()).toEqual([1, 2, 1, 2]);
  expect(await room.blockedIn(20)).toEqual([1, 3]);
  expect(await room.blockedIn(10)).toEqual([1, 2, 3]);
});

test('a night that a stay has is no one’s, and its guest whose unit is there no more has a free one', async () => {
  const room = await importingRoom();
  const taken = { room: room.id, night: inDays(20), unit: 4, holder: 'a-booking' };
  await service.db.collection('room_nights').insertOne(taken);
  await room.want([10, 11, 20], 1, 2, 3);
  expect(await room.reclaim()).toEqual([1, 3, 1, 3]);
  expect(await room.blockedIn(20)).toEqual([2, 3]);
});

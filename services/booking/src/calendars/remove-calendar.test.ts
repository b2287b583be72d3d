import { calls, events } from '@wayhouse/contracts';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { nightDeps } from './night-deps.js';
import { removeCalendar } from './remove-calendar.js';
import { busy, startOtherSite } from './testing/other-site.js';

let service: TestBooking;
let site: Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => {
  [service, site] = await Promise.all([startTestBooking(), startOtherSite()]);
  site.shows(busy(inDays(10), inDays(11)));
});
afterAll(() => Promise.all([service.stop(), site.stop()]));

/** A calendar as a request has read it that is about to remove it, and the removal. */
async function aCalendarToRemove() {
  const room = await roomWithUnits(service);
  const input = { room: room.id, unit: 1, name: 'Airbnb', address: site.address };
  await service.call(calls.addCalendar, input, { as: 'owner' });
  const deps = nightDeps(service.db, { outbox: openOutbox(service.db), now: () => noon });
  const [calendar] = await deps.importedCalendars.list([room.id]);
  const inTransaction = transactionRunner(service.db, () => undefined);
  const recording = { outbox: openOutbox(service.db), newId: () => room.id, now: () => noon };
  return {
    room,
    calendar: calendar!,
    remove: () => removeCalendar({ ...deps, ...recording, inTransaction }, calendar!, 'owner'),
  };
}
const removals = async (roomId: string) =>
  (await service.publishedEvents(events.changeRecorded)).flatMap(({ facts }) =>
    facts.kind === 'calendar-removed' && facts.rooms[0] === roomId ? [facts.calendar] : [],
  );

test('a calendar that is removed twice at the same moment is removed once in the changes of its hotel', async () => {
  const { room, remove } = await aCalendarToRemove();
  await Promise.all([remove(), remove(), remove()]);
  expect(await room.takenNights()).toEqual([]);
  expect(await removals(room.id)).toEqual(['Airbnb']);
});

test('one that somebody renames at the same moment is removed with its new name', async () => {
  const { room, calendar, remove } = await aCalendarToRemove();
  await service.call(calls.changeCalendar, { room: room.id, calendarId: calendar.id, name: 'Vrbo' }, { as: 'owner' });
  await remove();
  expect(await removals(room.id)).toEqual(['Vrbo']);
});

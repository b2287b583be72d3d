import { type CallInput, type CallResponse, calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { aCalendar, busy, startOtherSite } from './testing/other-site.js';

let now = noon;
let service: TestBooking;
let [site, moved] = [] as unknown as [OtherSite, OtherSite];
type OtherSite = Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => {
  [service, site, moved] = await Promise.all([startTestBooking(() => now), startOtherSite(), startOtherSite()]);
});
beforeEach(() => {
  now = noon;
  site.shows();
  moved.shows();
});
afterAll(() => Promise.all([service.stop(), site.stop(), moved.stop()]));

type Units = CallResponse<typeof calls.showCalendars>['units'];
const shows = (from: number, to: number) => busy(inDays(from), inDays(to));

async function importingRoom() {
  const each = await roomWithUnits(service);
  const add = (address: string) =>
    service.call(calls.addCalendar, { room: each.id, unit: 1, name: 'Airbnb', address }, { as: 'owner' });
  const { body } = await add(site.address);
  const calendarId = (body.units as Units)[0]!.calendars[0]!._id;
  const shown = async () =>
    ((await service.call(calls.showCalendars, { id: each.id }, { as: 'owner' })).body.units as Units)[0]!.calendars[0]!;
  const change = (input: Pick<CallInput<typeof calls.changeCalendar>, 'name' | 'address'>) =>
    service.call(calls.changeCalendar, { room: each.id, calendarId, ...input }, { as: 'owner' });
  return { ...each, calendarId, add, shown, change };
}

test('a name that is changed is shown at the nights that the calendar blocks, and the address stays', async () => {
  site.shows(shows(10, 12));
  const room = await importingRoom();
  await room.block(20, 1, undefined, 'Painting');
  const asked = site.requests();
  expect((await room.change({ name: 'Vrbo' })).status).toBe(200);
  expect(site.requests()).toBe(asked);
  expect(await room.shown()).toMatchObject({ name: 'Vrbo', nights: 2, site: new URL(site.origin).host });
  expect((await room.calendar(10, 11)).blocked).toEqual([
    ...[10, 11].map((day) => ({ night: inDays(day), reason: 'Vrbo' })),
    { night: inDays(20), reason: 'Painting' },
  ]);
});

test('another address is imported at once, and what only the one before had can be booked', async () => {
  site.shows(shows(10, 12));
  moved.shows(shows(11, 13));
  const room = await importingRoom();
  expect((await room.change({ name: 'Airbnb', address: moved.address })).status).toBe(200);
  expect(await room.shown()).toMatchObject({ state: 'imported', nights: 2, site: new URL(moved.origin).host });
  expect(await room.takenNights()).toEqual([11, 12].map(inDays));
});

test('while another address cannot be read, what the one before had stays blocked', async () => {
  site.shows(shows(10, 12));
  moved.answers({ status: 500 });
  const room = await importingRoom();
  await room.change({ name: 'Airbnb', address: moved.address });
  expect(await room.shown()).toMatchObject({ state: 'failed', failure: 'refused-by-site', nights: 2 });
  expect(await room.takenNights()).toEqual([10, 11].map(inDays));
});

test('an import that has read the address before changes nothing any more', async () => {
  const room = await importingRoom();
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  site.answers({ body: aCalendar(shows(30, 33)), after: promise });
  const asked = site.requests();
  const slow = service.call(calls.importCalendar, { room: room.id, calendarId: room.calendarId }, { as: 'owner' });
  while (site.requests() === asked) await new Promise(setImmediate);
  moved.shows(shows(20, 21));
  await room.change({ name: 'Airbnb', address: moved.address });
  release();
  expect((await slow).body.message).toBe(confirmations.calendarImporting);
  expect(await room.takenNights()).toEqual([inDays(20)]);
  expect(await room.shown()).toMatchObject({ state: 'imported', nights: 1, site: new URL(moved.origin).host });
});

test.each([
  ['an address that is no place of the internet', { name: 'Airbnb', address: 'https://me:secret@example.com/a.ics' }],
  ['the address of another calendar of the unit', { name: 'Airbnb', address: 'other' }],
])('refuses %s, and changes nothing', async (_what, { name, address }) => {
  const room = await importingRoom();
  await room.add(`${moved.origin}/other.ics`);
  const asked = address === 'other' ? `${moved.origin}/other.ics` : address;
  const { status, body } = await room.change({ name: `${name} 2`, address: asked });
  expect([status, body.field]).toEqual([422, 'address']);
  expect(await room.shown()).toMatchObject({ name: 'Airbnb', site: new URL(site.origin).host });
});

test('its own address once more changes the name alone', async () => {
  const room = await importingRoom();
  const asked = site.requests();
  expect((await room.change({ name: 'Vrbo', address: site.address })).status).toBe(200);
  expect([(await room.shown()).name, site.requests()]).toEqual(['Vrbo', asked]);
});

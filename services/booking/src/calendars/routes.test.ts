import { type CallInput, type CallResponse, calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import ICAL from 'ical.js';
import { inDays, noon, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { busy, startOtherSite } from './testing/other-site.js';

let now = noon;
let service: TestBooking;
let site: Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => {
  [service, site] = await Promise.all([startTestBooking(() => now), startOtherSite()]);
  await registerHotel(service, 'h2', 'rival');
});
beforeEach(() => {
  now = noon;
  site.shows();
});
afterAll(() => Promise.all([service.stop(), site.stop()]));

type Units = CallResponse<typeof calls.showCalendars>['units'];
const show = async (id: string, as = 'owner') => service.call(calls.showCalendars, { id }, { as });
const unitsOf = async (id: string) => (await show(id)).body.units as Units;
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(service.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const add = (input: Partial<CallInput<typeof calls.addCalendar>> & { room: string }, as = 'owner') =>
  service.call(calls.addCalendar, { unit: 1, name: 'Airbnb', address: site.address, ...input }, { as });

/** The events of a calendar as other sites read them. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as object[]);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(event);
    return { uid, summary, from: startDate.toString(), to: endDate.toString(), isDate: startDate.isDate };
  });
}
const shownAt = async (path: string) => eventsIn((await read(path)).text);
const event = (from: number, to: number, summary: string) =>
  expect.objectContaining({ from: inDays(from), to: inDays(to), summary, isDate: true });

test('the calendar of a unit has its stays and blocked nights, and nothing of guests', async () => {
  const room = await roomWithUnits(service, 2);
  const id = await room.bookAndGetId(10, 3);
  await room.block(20, 2, 2, 'Painting');
  await room.block(30, 1, undefined, 'Closed');
  const [first, second] = await unitsOf(room.id);
  const { status, headers, text } = await read(first!.address);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(eventsIn(text)).toEqual([event(10, 13, 'Booked'), event(30, 31, 'Blocked')]);
  expect(await shownAt(second!.address)).toEqual([event(20, 22, 'Blocked'), event(30, 31, 'Blocked')]);
  for (const secret of ['asha', 'Asha', 'Painting', id]) expect(text).not.toContain(secret);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a stay that begins on the last day that is open is in the calendar with all of its nights', async () => {
  const room = await roomWithUnits(service);
  expect((await room.book(limits.daysAhead, limits.nights)).status).toBe(200);
  const [unit] = await unitsOf(room.id);
  expect(await shownAt(unit!.address)).toEqual([event(limits.daysAhead, limits.daysAhead + limits.nights, 'Booked')]);
});

test('the address of a unit that is there no more is not found: it would read as free', async () => {
  const room = await roomWithUnits(service, 2);
  const [first, second] = await unitsOf(room.id);
  await room.changeUnits(1);
  expect((await read(second!.address)).status).toBe(404);
  expect((await read(first!.address)).status).toBe(200);
});

test('ids of events are stable, also those of a stay that began before today', async () => {
  const room = await roomWithUnits(service);
  await room.book(0, 5);
  await room.block(5, 3);
  const [{ address }] = (await unitsOf(room.id)) as [Units[number]];
  const before = await shownAt(address);
  expect(before).toEqual([event(0, 5, 'Booked'), event(5, 8, 'Blocked')]);
  now = new Date(noon.getTime() + 3 * 24 * 3600_000);
  expect(await shownAt(address)).toEqual(before);
  await room.block(8, 1);
  expect(await shownAt(address)).toEqual([before[0], { ...before[1], to: inDays(9) }]);
  now = new Date(noon.getTime() + 6 * 24 * 3600_000);
  expect(await shownAt(address)).toEqual([{ ...before[1], to: inDays(9) }]);
});

test('the id of a part of a stay is the same once the part before is over', async () => {
  const room = await roomWithUnits(service, 2);
  const holder = await room.bookAndGetId(0, 3);
  await service.db.collection('room_nights').updateOne({ holder, night: inDays(1) }, { $set: { unit: 2 } });
  const [first] = await unitsOf(room.id);
  const [, last] = await shownAt(first!.address);
  expect(last).toEqual(event(2, 3, 'Booked'));
  now = new Date(noon.getTime() + 24 * 3600_000);
  expect(await shownAt(first!.address)).toEqual([last]);
});

test('who has the same calendar already gets nothing again, until it changes', async () => {
  const room = await roomWithUnits(service);
  const [{ address }] = (await unitsOf(room.id)) as [Units[number]];
  const etag = (await read(address)).headers.get('etag')!;
  // Otherwise fetch asks for a new one.
  const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await read(address, known)).status).toBe(304);
  expect((await read(address)).headers.get('cache-control')).toBe('private, no-cache');
  await room.book(10, 1);
  expect((await read(address, known)).status).toBe(200);
});

test('an address that was replaced is not found any more', async () => {
  const room = await roomWithUnits(service, 2);
  const [first, second] = await unitsOf(room.id);
  expect(first!.address).toMatch(/^\/api\/bookings\/calendars\/[\w-]{43}\.ics$/);
  expect(first!.address).not.toBe(second!.address);
  const { body } = await service.call(calls.replaceCalendarAddress, { room: room.id, unit: 1 }, { as: 'owner' });
  const [replaced, same] = body.units as Units;
  expect([(await read(first!.address)).status, (await read(replaced!.address)).status]).toEqual([404, 200]);
  expect(same!.address).toBe(second!.address);
  const beyond = await service.call(calls.replaceCalendarAddress, { room: room.id, unit: 3 }, { as: 'owner' });
  expect([beyond.status, beyond.body.field]).toEqual([422, 'unit']);
  expect((await read('/api/bookings/calendars/guessed.ics')).status).toBe(404);
});

test('for the site that a calendar comes from, its own nights can be left out', async () => {
  site.shows(busy(inDays(10), inDays(13)));
  const room = await roomWithUnits(service);
  await room.block(11, 1);
  const { body } = await add({ room: room.id });
  const [{ address, calendars }] = body.units as [Units[number]];
  expect(await shownAt(address)).toEqual([event(10, 13, 'Blocked')]);
  expect(await shownAt(`${address}?without=${calendars[0]!._id}`)).toEqual([event(11, 12, 'Blocked')]);
});

test('the address of an imported calendar is not shown again', async () => {
  const room = await roomWithUnits(service);
  await add({ room: room.id, address: `${site.origin}/secret-of-the-site.ics` });
  expect(JSON.stringify((await show(room.id)).body)).not.toContain('secret-of-the-site');
  expect((await unitsOf(room.id))[0]!.calendars).toMatchObject([{ site: new URL(site.origin).host, nights: 0 }]);
});

test.each([
  ['an address without https', { address: 'ftp://example.com/a.ics' }, 400, 'address'],
  ['no address', { address: 'airbnb' }, 400, 'address'],
  ['a password in the address', { address: 'https://me:secret@example.com/a.ics' }, 422, 'address'],
  ['a unit that is not there', { unit: 2 }, 422, 'unit'],
  ['no name', { name: ' ' }, 400, 'name'],
  ['a long name', { name: 'x'.repeat(limits.calendarName + 1) }, 400, 'name'],
])('refuses %s, and names the field', async (_what, input, status, field) => {
  const room = await roomWithUnits(service);
  const response = await add({ room: room.id, ...input });
  expect([response.status, response.body.field]).toEqual([status, field]);
  expect((await unitsOf(room.id))[0]!.calendars).toEqual([]);
});

test('a unit has each calendar once, and not more than a few', async () => {
  const room = await roomWithUnits(service);
  const addresses = Array.from({ length: limits.calendarsPerUnit }, (_, at) => `${site.origin}/${at}.ics`);
  await Promise.all(addresses.map((address) => add({ room: room.id, address })));
  const again = await add({ room: room.id, address: addresses[0] });
  expect([again.status, again.body.field]).toEqual([422, 'address']);
  const more = await add({ room: room.id });
  expect([more.status, more.body.field]).toEqual([422, 'unit']);
  expect((await unitsOf(room.id))[0]!.calendars).toHaveLength(limits.calendarsPerUnit);
});

test('of equal ones that are added at the same moment a unit has one', async () => {
  const room = await roomWithUnits(service);
  const answers = await Promise.all([1, 2, 3].map(() => add({ room: room.id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await unitsOf(room.id))[0]!.calendars).toHaveLength(1);
});

test('a hotel has not more calendars than some hundreds', async () => {
  const rows = service.db.collection('imported_calendars');
  const room = await roomWithUnits(service);
  const others = limits.calendarsPerHotel - (await rows.countDocuments({ hotelId: 'h1' }));
  await rows.insertMany(Array.from({ length: others }, () => ({ hotelId: 'h1', room: 'another' })));
  const { status, body } = await add({ room: room.id });
  expect([status, body.message]).toEqual([422, expect.stringContaining('A hotel can have 300 calendars')]);
  await rows.deleteMany({ room: 'another' });
  expect((await add({ room: room.id })).status).toBe(200);
});

test('of a calendar that is being imported the owner reads so', async () => {
  const room = await roomWithUnits(service);
  const { body } = await add({ room: room.id });
  const calendarId = (body.units as Units)[0]!.calendars[0]!._id;
  const lease = { $set: { leasedUntil: new Date(now.getTime() + 60_000) } };
  await service.db.collection('imported_calendars').updateOne({ _id: calendarId as never }, lease);
  const answer = await service.call(calls.importCalendar, { room: room.id, calendarId }, { as: 'owner' });
  expect(answer.body).toMatchObject({ message: confirmations.calendarImporting, outcome: 'importing' });
});

test('reception sees the calendars and changes none; another hotel finds none', async () => {
  const member = { hotelId: 'h1', userId: 'rita', version: 1, role: 'reception' as const, name: 'Rita' };
  await service.publish(events.staffChanged, member);
  await waitForDocument(service, 'staff', 'h1 rita');
  const room = await roomWithUnits(service);
  const { body } = await add({ room: room.id });
  const calendarId = (body.units as Units)[0]!.calendars[0]!._id;
  const of = { room: room.id, calendarId };
  const statuses = async (as: string) =>
    Promise.all([
      show(room.id, as),
      add({ room: room.id, address: `${site.origin}/other.ics` }, as),
      service.call(calls.changeCalendar, { ...of, name: 'Vrbo' }, { as }),
      service.call(calls.importCalendar, of, { as }),
      service.call(calls.removeCalendar, of, { as }),
      service.call(calls.replaceCalendarAddress, { room: room.id, unit: 1 }, { as }),
    ]).then((responses) => responses.map(({ status }) => status));
  expect(await statuses('rival')).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await statuses('asha')).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await statuses('rita')).toEqual([200, 403, 403, 403, 403, 403]);
  const unknown = await service.call(calls.removeCalendar, { ...of, calendarId: 'other' }, { as: 'owner' });
  expect([unknown.status, unknown.body.field]).toEqual([404, 'calendarId']);
});

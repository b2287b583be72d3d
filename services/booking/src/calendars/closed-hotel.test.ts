import { type CallResponse, calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { busy, startOtherSite } from './testing/other-site.js';

let now = noon;
let service: TestBooking;
let site: Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => {
  [service, site] = await Promise.all([startTestBooking(() => now), startOtherSite()]);
});
afterAll(() => Promise.all([service.stop(), site.stop()]));

const as = 'owner';
type Units = CallResponse<typeof calls.showCalendars>['units'];
const shows = (from: number, to: number) => site.shows(busy(inDays(from), inDays(to)));

test('calendars of a closed hotel are neither read nor found, and are due once it is open again', async () => {
  shows(10, 12);
  const room = await roomWithUnits(service);
  const input = { room: room.id, unit: 1, name: 'Airbnb', address: site.address };
  const { body } = await service.call(calls.addCalendar, input, { as });
  const [{ address, calendars }] = body.units as Units as [Units[number]];
  const calendarId = calendars[0]!._id;
  const statusOfAddress = async () => (await fetch(service.url + address)).status;
  const stored = () => service.db.collection('imported_calendars').findOne({ _id: calendarId as never });
  expect(await statusOfAddress()).toBe(200);

  await service.call(calls.closeHotel, { hotel: 'h1' }, { as });
  shows(20, 22);
  await service.call(calls.importCalendar, { room: room.id, calendarId }, { as });
  expect(await room.takenNights()).toEqual([10, 11].map(inDays));
  expect(await stored()).toMatchObject({ failures: 0, nights: [10, 11].map(inDays) });
  expect(await statusOfAddress()).toBe(404);

  now = new Date(noon.getTime() + 60_000);
  await service.call(calls.reopenHotel, { hotel: 'h1' }, { as });
  expect(await stored()).toMatchObject({ dueAt: now });
  expect(await statusOfAddress()).toBe(200);
  await service.call(calls.importCalendar, { room: room.id, calendarId }, { as });
  await eventually(async () => expect(await room.takenNights()).toEqual([20, 21].map(inDays)));
});

test('calendars are due as well once an operator has opened the hotel again', async () => {
  const room = await roomWithUnits(service);
  const input = { room: room.id, unit: 1, name: 'Airbnb', address: site.address };
  const { body } = await service.call(calls.addCalendar, input, { as });
  const [{ calendars }] = body.units as Units as [Units[number]];
  const dueAt = async () =>
    (await service.db.collection('imported_calendars').findOne({ _id: calendars[0]!._id as never }))!.dueAt as Date;
  const facts = { hotelId: 'h1', ownerId: 'owner', name: 'Amber Court', city: 'Jaipur' };
  const contact = { contact: '+91 141 000 000', address: '1 Fort Road' };
  const change = async (version: number, closed: { isClosedByOperator?: true } = {}) => {
    await service.publish(events.hotelChanged, { ...facts, ...contact, version, ...closed });
    const stored = () => service.db.collection('hotels').findOne({ _id: 'h1' as never, version });
    await eventually(async () => expect(await stored()).not.toBeNull());
  };
  const due = await dueAt();
  await change(2, { isClosedByOperator: true });
  now = new Date(noon.getTime() + 120_000);
  await change(3, { isClosedByOperator: true });
  expect(await dueAt()).toEqual(due);
  await change(4);
  expect(await dueAt()).toEqual(now);
  now = new Date(noon.getTime() + 180_000);
  await change(5);
  expect(await dueAt()).toEqual(new Date(noon.getTime() + 120_000));
});

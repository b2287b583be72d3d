import { transactionRunner } from '@wayhouse/service-kit';
import { bookingRepository } from '../bookings/booking-repository.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { roomProjection } from '../rooms/room-projection.js';
import { startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { calendarAddressRepository } from './calendar-address-repository.js';
import { importedCalendarRepository } from './imported-calendar-repository.js';
import { type Deps, showCalendars } from './show-calendars.js';

let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking();
});
afterAll(() => service.stop());

test('units get their addresses when they are first asked for; whoever reads them later writes nothing', async () => {
  const { db } = service;
  const room = await roomWithUnits(service, 2);
  const run = transactionRunner(db, () => undefined);
  let transactions = 0;
  const deps: Deps = {
    inTransaction: (work) => {
      transactions++;
      return run(work);
    },
    rooms: roomProjection(db),
    bookings: bookingRepository(db),
    calendarAddresses: calendarAddressRepository(db),
    importedCalendars: importedCalendarRepository(db),
  };
  const owner: OwnHotels = { callerId: 'owner', roles: new Map([['h1', 'owner']]), needs: 'viewer' };
  const show = async () => (await showCalendars(deps, room.id, owner)).map(({ token }) => token);
  const [first] = await Promise.all([show(), show()]);
  const written = transactions;
  expect(await show()).toEqual(first);
  expect(transactions).toBe(written);
  await room.changeUnits(3);
  expect((await show()).slice(0, 2)).toEqual(first);
  expect(transactions).toBe(written + 1);
});

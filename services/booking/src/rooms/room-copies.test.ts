import { calls, events } from '@wayhouse/contracts';
import { bookingService, inDays, room, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await bookingService()));
afterAll(() => service.stop());

const stay = { checkInDate: inDays(3), checkOutDate: inDays(4) };

test('a room that was listed a moment ago can be checked before its news has arrived', async () => {
  const checked = service.call(calls.checkAvailability, { room: 'r2', ...stay });
  await service.tell(events.roomListed, room({ roomId: 'r2' }));
  expect((await checked).body).toMatchObject({ success: true, isAvailable: true });
});

test('late news of a room does not undo newer', async () => {
  await service.tell(events.roomChanged, room({ roomId: 'r3', version: 3, isAvailable: false }));
  await service.tell(events.roomListed, room({ roomId: 'r3', version: 1 }));
  await service.tell(events.roomListed, room({ roomId: 'r4' }));
  await service.call(calls.checkAvailability, { room: 'r4', ...stay });
  expect((await service.call(calls.checkAvailability, { room: 'r3', ...stay })).body.isAvailable).toBe(false);
});

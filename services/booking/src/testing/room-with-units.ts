import { calls, events, type RoomFacts } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, room, type TestBooking } from './factories.js';

let counter = 0;
const period = (from: number, nights: number) => ({ from: inDays(from), to: inDays(from + nights) });

/** A room of its own with so many units, what guests and its owner do with it, and who has its nights. */
export async function roomWithUnits(service: TestBooking, units?: number) {
  const roomId = `units-${++counter}`;
  let version = 0;
  const publish = async (facts: Partial<RoomFacts>) => {
    const event = version++ ? events.roomChanged : events.roomListed;
    await service.publish(event, room({ roomId, version, ...facts }));
    const stored = () => service.db.collection('rooms').findOne({ _id: roomId as never, version });
    await eventually(async () => expect(await stored()).not.toBeNull());
  };
  await publish({ units });
  const stay = (from: number, nights: number) => {
    const { from: checkInDate, to: checkOutDate } = period(from, nights);
    return { room: roomId, checkInDate, checkOutDate };
  };
  const book = (from: number, nights: number, as = 'asha') =>
    service.call(calls.bookRoom, { ...stay(from, nights), guests: 2, PaymentMethod: 'Pay at Hotel' }, { as });
  return {
    id: roomId,
    changeUnits: (units: number) => publish({ units }),
    book,
    bookAndGetId: async (from: number, nights: number) =>
      ((await book(from, nights)).body.booking as { _id: string })._id,
    cancel: (bookingId: string, as = 'asha') => service.call(calls.cancelBooking, { bookingId, charge: 0 }, { as }),
    /** Without `unit` all of them. */
    block: (from: number, nights: number, unit?: number, reason?: string) =>
      service.call(calls.blockNights, { room: roomId, unit, ...period(from, nights), reason }, { as: 'owner' }),
    unblock: (from: number, nights: number, unit?: number) =>
      service.call(calls.unblockNights, { room: roomId, unit, ...period(from, nights) }, { as: 'owner' }),
    calendar: async (from: number, nights: number) =>
      (await service.call(calls.showRoomCalendar, { id: roomId, ...period(from, nights) }, { as: 'owner' })).body,
    isAvailable: async (from: number, nights: number) =>
      (await service.call(calls.checkAvailability, stay(from, nights))).body.isAvailable,
    takenNights: async () =>
      (await service.call(calls.listTakenNights, { id: roomId, from: inDays(0), to: inDays(60) })).body.nights,
    taken: (night: number) =>
      service.db.collection('room_nights').countDocuments({ room: roomId, night: inDays(night) }),
  };
}

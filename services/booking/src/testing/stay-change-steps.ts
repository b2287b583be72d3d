import { type CallInput, calls, events, type RoomFacts } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, room, type TestBooking, waitForDocument } from './factories.js';

type Change = Pick<CallInput<typeof calls.changeStayByHotel>, 'seen' | 'moves' | 'handBack' | 'note' | 'key'> & {
  guests: number;
  totalPrice: number;
  as: string;
};

export const stayOf = (from: number, count: number) => ({
  checkInDate: inDays(from),
  checkOutDate: inDays(from + count),
});
export const wanted = (id: string, from: number, count: number, guests = 1) => ({
  ...{ id, ...stayOf(from, count), guests },
});
/** Nights as `nightsOf` lists them. */
export const nights = (from: number, count: number, unit = 1) =>
  Array.from({ length: count }, (_, at) => [inDays(from + at), unit]);
export const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code,
  body.field,
];

/** How the hotel h1 changes the stays of its guests, in rooms at 120.00 a night. */
export function stayChangeSteps(service: TestBooking) {
  let counter = 0;
  return {
    /** Another room of the hotel, as the catalog has it. */
    async aRoom(facts: Partial<RoomFacts> = {}): Promise<string> {
      const roomId = `stay-${++counter}`;
      await service.publish(events.roomListed, room({ roomId, ...facts }));
      await waitForDocument(service, 'rooms', roomId);
      return roomId;
    },
    async changeRoom(roomId: string, facts: Partial<RoomFacts>) {
      await service.publish(events.roomChanged, room({ roomId, version: 2, ...facts }));
      const stored = () => service.db.collection('rooms').findOne({ _id: roomId as never, version: 2 });
      await eventually(async () => expect(await stored()).not.toBeNull());
    },
    async bookIn(roomId: string, from: number, count: number, as = 'asha') {
      const order = { room: roomId, ...stayOf(from, count), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
      const { body } = await service.call(calls.bookRoom, order, { as });
      return (body.booking as { _id: string })._id;
    },
    async bookAtDesk(roomId: string, from: number, count: number) {
      const key = `stay-key-${++counter}`;
      const order: CallInput<typeof calls.bookAtDesk> = {
        ...{ key, room: roomId, ...stayOf(from, count), guests: 1, guestName: 'Mira Sen', totalPrice: count * 120 },
      };
      return ((await service.call(calls.bookAtDesk, order, { as: 'owner' })).body.booking as { _id: string })._id;
    },
    show: (id: string, from: number, count: number, { guests = 1, as = 'owner' } = {}) =>
      service.call(calls.showStayChangeByHotel, wanted(id, from, count, guests), { as }),
    change: (
      id: string,
      from: number,
      count: number,
      { guests = 1, totalPrice = count * 120, as = 'owner', ...seen }: Partial<Change> = {},
    ) => service.call(calls.changeStayByHotel, { ...wanted(id, from, count, guests), ...seen, totalPrice }, { as }),
    booking: async (id: string) => (await service.call(calls.showHotelBooking, { id }, { as: 'owner' })).body,
    nightsOf: async (holder: string) =>
      (await service.db.collection('room_nights').find({ holder }).sort({ night: 1 }).toArray()).map(
        ({ night, unit = 1 }) => [night as string, unit as number],
      ),
    changes: async (id: string) =>
      (await service.publishedEvents(events.bookingChanged)).filter(({ bookingId }) => bookingId === id),
  };
}

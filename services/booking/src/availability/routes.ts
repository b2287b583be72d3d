import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { route } from '@wayhouse/service-kit';
import type { RoomProjection } from '../rooms/room-projection.js';
import { assertArrival } from './domain/arrival.js';
import type { RoomNights } from './room-night-repository.js';

type Deps = { rooms: RoomProjection; nights: RoomNights; now: () => Date };

export const availabilityRoutes = ({ rooms, nights, now }: Deps) => [
  route(calls.checkAvailability, async ({ input }) => {
    const room = await rooms.get(input.room);
    assertArrival({ checkIn: input.checkInDate, checkOut: input.checkOutDate }, room.city, now());
    const isFree = await nights.isFree(room.roomId, input.checkInDate, input.checkOutDate);
    const isAvailable = isFree && room.isAvailable;
    return { isAvailable, message: isAvailable ? confirmations.roomAvailable : errorMessages['room-not-available'] };
  }),
  route(calls.listTakenNights, async ({ input }) => {
    const room = await rooms.get(input.id);
    return { nights: await nights.listTaken(room.roomId, input.from, input.to) };
  }),
];

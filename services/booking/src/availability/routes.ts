import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { route } from '@wayhouse/service-kit';
import type { RoomProjection } from '../rooms/room-projection.js';
import { checkAvailability } from './check-availability.js';
import type { RoomNights } from './room-night-repository.js';

type Deps = { rooms: RoomProjection; nights: RoomNights; now: () => Date };

export const availabilityRoutes = (deps: Deps) => [
  route(calls.checkAvailability, async ({ input }) => {
    const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
    const isAvailable = await checkAvailability(deps, input.room, stay);
    return { isAvailable, message: isAvailable ? confirmations.roomAvailable : errorMessages['room-not-available'] };
  }),
  route(calls.listTakenNights, async ({ input }) => {
    const room = await deps.rooms.get(input.id);
    return { nights: await deps.nights.listTaken(room.roomId, input.from, input.to) };
  }),
];

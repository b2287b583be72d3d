import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessage } from '@wayhouse/messages/errors';
import { route } from '@wayhouse/service-kit';
import type { RoomProjection } from '../rooms/room-projection.js';
import { checkAvailability } from './check-availability.js';
import type { RoomNights } from './room-night-repository.js';

type Deps = { rooms: RoomProjection; nights: RoomNights; now: () => Date };

export const availabilityRoutes = (deps: Deps) => [
  route(calls.checkAvailability, async ({ input }) => {
    const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
    const obstacle = await checkAvailability(deps, input.room, stay);
    return { isAvailable: !obstacle, message: obstacle ? errorMessage(obstacle) : confirmations.roomAvailable };
  }),
  route(calls.listTakenNights, async ({ input }) => {
    const { units } = await deps.rooms.getWithUnits(input.id);
    return { nights: await deps.nights.listTaken(units, input.from, input.to) };
  }),
];

import { calls, messages, toMinor } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import { addRoom } from './add-room.js';
import { roomAnswer } from './room-answer.js';
import type { Rooms } from './room-repository.js';
import { toggleAvailability } from './toggle-availability.js';

type Deps = Parameters<typeof addRoom>[0] & Parameters<typeof toggleAvailability>[0] & { rooms: Rooms };

export const roomRoutes = (deps: Deps) => [
  route(calls.showRoom, async ({ input }) => ({ room: roomAnswer(await deps.rooms.get(input.id)) })),

  route(calls.listOwnRooms, async ({ caller }) => ({
    rooms: (await deps.rooms.ofOwner(caller.id)).map(roomAnswer),
  })),

  route(calls.addRoom, async ({ input, caller, files }) => {
    const { roomType, pricePerNight, amenities } = input;
    const draft = { roomType, nightMinor: toMinor(pricePerNight), amenities };
    const photos = files.map((file) => file.bytes);
    const room = await addRoom(deps, caller.id, draft, photos);
    return { message: messages.roomAdded, room: roomAnswer(room) };
  }),

  route(calls.toggleAvailability, async ({ input, caller }) => {
    const { isAvailable } = await toggleAvailability(deps, caller.id, input.roomId);
    return { message: messages.availabilityChanged, isAvailable };
  }),
];

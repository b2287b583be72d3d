import { calls, messages, type ParsedOf, toMinor } from '@wayhouse/contracts';
import { route, type Upload } from '@wayhouse/service-kit';
import { addRoom } from './add-room.js';
import { changeRoom } from './change-room.js';
import { ownRoomAnswer, roomAnswer } from './room-response.js';
import type { Rooms } from './room-repository.js';
import type { RoomDraft } from './domain/room.js';
import { toggleAvailability } from './toggle-availability.js';

type Deps = Parameters<typeof addRoom>[0] &
  Parameters<typeof changeRoom>[0] &
  Parameters<typeof toggleAvailability>[0] & { rooms: Rooms };

const bytesOf = (files: Upload[]) => files.map((file) => file.bytes);

const draftOf = ({ roomType, pricePerNight, amenities }: ParsedOf<typeof calls.addRoom>): RoomDraft => ({
  ...{ roomType, amenities },
  nightMinor: toMinor(pricePerNight),
});

export const roomRoutes = (deps: Deps) => [
  route(calls.showRoom, async ({ input }) => ({ room: roomAnswer(await deps.rooms.get(input.id)) })),

  route(calls.listOwnRooms, async ({ caller }) => ({
    rooms: (await deps.rooms.ofOwner(caller.id)).map(ownRoomAnswer),
  })),

  route(calls.addRoom, async ({ input, caller, files }) => {
    const room = await addRoom(deps, caller.id, draftOf(input), bytesOf(files), input.key);
    return { message: messages.roomAdded, room: ownRoomAnswer(room) };
  }),

  route(calls.changeRoom, async ({ input, caller, files }) => {
    const { id, version, photos: order } = input;
    const change = { id, version, order, draft: draftOf(input), photos: bytesOf(files) };
    const room = await changeRoom(deps, caller.id, change);
    return { message: messages.roomChanged, room: ownRoomAnswer(room) };
  }),

  route(calls.toggleAvailability, async ({ input, caller }) => {
    const { isAvailable } = await toggleAvailability(deps, caller.id, input.roomId, input.isAvailable);
    return { message: messages.availabilityChanged, isAvailable };
  }),
];

import { calls, type RoomForm } from '@wayhouse/contracts';
import { toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route, type Upload } from '@wayhouse/service-kit';
import type { CatalogConfig } from '../config.js';
import { addRoom } from './add-room.js';
import { changeRoom } from './change-room.js';
import { toOwnRoomResponse, toRoomResponse } from './room-response.js';
import type { RoomRepository } from './room-repository.js';
import { assertShown, type RoomDraft } from './domain/room.js';
import { toggleAvailability } from './toggle-availability.js';

type Deps = Parameters<typeof addRoom>[0] &
  Parameters<typeof changeRoom>[0] &
  Parameters<typeof toggleAvailability>[0] & { rooms: RoomRepository };

const pathsOf = (files: Upload[]) => files.map((file) => file.path);

const toDraft = ({ pricePerNight, ...details }: RoomForm): RoomDraft => ({
  ...details,
  nightMinor: toMinor(pricePerNight),
});

type Limits = Pick<CatalogConfig, 'MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE' | 'MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE'>;

export const roomRoutes = (deps: Deps, limits: Limits) => [
  route(calls.showRoom, async ({ input }) => {
    const room = await deps.rooms.get(input.id);
    assertShown(room);
    return { room: toRoomResponse(room) };
  }),

  route(calls.listOwnRooms, async ({ caller }) => ({
    rooms: (await deps.rooms.listByOwner(caller.id)).map(toOwnRoomResponse),
  })),

  route(
    calls.addRoom,
    async ({ input, caller, files, signal }) => {
      const { key, ...form } = input;
      const room = await addRoom(deps, caller.id, { draft: toDraft(form), photos: pathsOf(files), key, signal });
      return { message: confirmations.roomAdded, room: toOwnRoomResponse(room) };
    },
    { limitPerMinute: limits.MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeRoom,
    async ({ input, caller, files, signal }) => {
      const { id, version, photos: order, ...form } = input;
      const change = { id, version, order, draft: toDraft(form), photos: pathsOf(files), signal };
      const room = await changeRoom(deps, caller.id, change);
      return { message: confirmations.roomChanged, room: toOwnRoomResponse(room) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(calls.toggleAvailability, async ({ input, caller }) => {
    const { isAvailable } = await toggleAvailability(deps, caller.id, input.roomId, input.isAvailable);
    return { message: confirmations.availabilityChanged, isAvailable };
  }),
];

import { calls, type RoomForm } from '@wayhouse/contracts';
import { toDomainGuests } from '@wayhouse/contracts/adjustment-amounts';
import { toRoomDescription } from '@wayhouse/contracts/room-description';
import { toBulkRate, toNamedRate } from '@wayhouse/contracts/convert-rates';
import { toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route, type Upload } from '@wayhouse/service-kit';
import type { CatalogConfig } from '../config.js';
import { requireOwnHotel } from '../hotels/require-own-hotel.js';
import { addRoom } from './add-room.js';
import { changeAvailabilityOfRooms } from './change-availability-of-rooms.js';
import { changeOwnRoom } from './change-own-room.js';
import { changeRates } from './change-rates.js';
import { changeRatesOfRooms } from './change-rates-of-rooms.js';
import { changeRoom } from './change-room.js';
import { duplicateRoom } from './duplicate-room.js';
import { toOwnRoomResponse, toShownRoom } from './room-response.js';
import type { RoomRepository } from './room-repository.js';
import {
  assertPriceable,
  assertShown,
  type Room,
  type RoomDraft,
  withBookingWindow,
  withDescription,
  withFurtherGuests,
} from './domain/room.js';
import { toggleAvailability } from './toggle-availability.js';

type Deps = Parameters<typeof addRoom>[0] &
  Parameters<typeof changeRoom>[0] &
  Parameters<typeof changeRates>[0] &
  Parameters<typeof changeRatesOfRooms>[0] &
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
    return { room: toShownRoom(room, deps.site, deps.now()) };
  }),

  route(calls.listOwnRooms, async ({ input, caller }) => {
    const hotel = await requireOwnHotel(deps, caller, input.hotel);
    return {
      rooms: (await deps.rooms.listByHotel(hotel)).map((room) => toOwnRoomResponse(room, deps.site, deps.now())),
    };
  }),

  route(
    calls.addRoom,
    async ({ input, caller, files, signal }) => {
      const { key, hotel: hotelId, ...form } = input;
      const added = { hotelId, draft: toDraft(form), photos: pathsOf(files), key, signal };
      const room = await addRoom(deps, caller, added);
      return { message: confirmations.roomAdded, room: toOwnRoomResponse(room, deps.site, deps.now()) };
    },
    { limitPerMinute: limits.MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeRoom,
    async ({ input, caller, files, signal }) => {
      const { id, version, photos: order, ...form } = input;
      const change = { id, version, order, draft: toDraft(form), photos: pathsOf(files), signal };
      const room = await changeRoom(deps, caller, change);
      return { message: confirmations.roomChanged, room: toOwnRoomResponse(room, deps.site, deps.now()) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.duplicateRoom,
    async ({ input, caller }) => {
      const room = await duplicateRoom(deps, caller, input);
      return { message: confirmations.roomDuplicated, room: toOwnRoomResponse(room, deps.site, deps.now()) };
    },
    { limitPerMinute: limits.MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeRates,
    async ({ input, caller }) => {
      const { id, version } = input;
      const rates = input.rates.map(toNamedRate);
      const room = await changeRates(deps, caller, { id, version, rates });
      return { message: confirmations.ratesChanged, room: toOwnRoomResponse(room, deps.site, deps.now()) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.describeRoom,
    async ({ input, caller }) => {
      const { id, version, ...description } = input;
      const room = await changeOwnRoom(deps, caller, { id, version }, (before) =>
        withDescription(before, toRoomDescription(description)),
      );
      return { message: confirmations.roomDescribed, room: toOwnRoomResponse(room, deps.site, deps.now()) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeFurtherGuests,
    async ({ input, caller }) => {
      const { furtherGuests, ...seen } = input;
      const change = (before: Room) => withFurtherGuests(before, furtherGuests && toDomainGuests(furtherGuests));
      const room = await changeOwnRoom(deps, caller, seen, change, assertPriceable);
      return { message: confirmations.furtherGuestsChanged, room: toOwnRoomResponse(room, deps.site, deps.now()) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeBookingWindow,
    async ({ input, caller }) => {
      const { id, version, ...bookingWindow } = input;
      const change = (before: Room) => withBookingWindow(before, bookingWindow);
      const room = await changeOwnRoom(deps, caller, { id, version }, change, assertPriceable);
      return { message: confirmations.bookingWindowChanged, room: toOwnRoomResponse(room, deps.site, deps.now()) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeRatesOfRooms,
    async ({ input, caller }) => {
      const { hotel, rooms, mode, rate } = input;
      const changed = await changeRatesOfRooms(deps, caller, { hotel, rooms, mode, rate: toBulkRate(rate) });
      return {
        message: confirmations.ratesChanged,
        rooms: changed.map((room) => toOwnRoomResponse(room, deps.site, deps.now())),
      };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeAvailabilityOfRooms,
    async ({ input, caller }) => {
      const changed = await changeAvailabilityOfRooms(deps, caller, input);
      return {
        message: confirmations.availabilityChanged,
        rooms: changed.map((room) => toOwnRoomResponse(room, deps.site, deps.now())),
      };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.toggleAvailability,
    async ({ input, caller }) => {
      const { isAvailable } = await toggleAvailability(deps, caller, input.roomId, input.isAvailable);
      return { message: confirmations.availabilityChanged, isAvailable };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),
];

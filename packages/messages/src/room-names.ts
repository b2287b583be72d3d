import { amenities, type Amenity } from '@wayhouse/domain/amenities';
import { type RoomType, roomTypes } from '@wayhouse/domain/room-types';
import { localized } from './localized.js';

/** In English, what is stored is also the name. */
const named = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, id])) as Record<string, Id> as Record<Id, string>;

export const roomTypeNames = localized<Record<RoomType, string>>('room-types', named(roomTypes));
export const amenityNames = localized<Record<Amenity, string>>('amenities', named(amenities));

/** What guests know a room by: the name that its hotel has given it, or its type. */
export const roomLabel = ({ name, roomType }: { name?: string; roomType: RoomType }): string =>
  name ?? roomTypeNames[roomType];

/** The same of a booking as events have it. */
export const bookedRoomLabel = ({ roomName, roomType }: { roomName?: string; roomType: RoomType }): string =>
  roomLabel({ name: roomName, roomType });

/** `Free WiFi, Pool Access`; empty for none. */
export const formatAmenities = (of: readonly Amenity[]): string =>
  of.map((amenity) => amenityNames[amenity]).join(', ');

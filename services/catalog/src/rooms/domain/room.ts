import { type Amenity, limits, messages, Refusal, type RoomType } from '@wayhouse/contracts';
import type { Hotel } from '../../hotels/domain/hotel.js';

/** What an owner says of a room; `nightMinor` is the price of a night in minor units. */
export type RoomDraft = { roomType: RoomType; nightMinor: number; amenities: Amenity[] };

export type Room = RoomDraft & {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  /** Copied, so that one look answers a whole card. */
  hotel: Omit<Hotel, 'version'>;
  /** Ids of photos. */
  images: string[];
  isAvailable: boolean;
  createdAt: Date;
};

export function assertPhotoCount(count: number): void {
  if (count === 0) throw new Refusal('rule-broken', messages.fillAllDetails, 'images');
  if (count > limits.images) throw new Refusal('rule-broken', messages.tooManyImages, 'images');
}

/** A new room of a hotel: open for booking from the start. */
export function list(hotel: Hotel, draft: RoomDraft, given: Pick<Room, 'id' | 'images' | 'createdAt'>): Room {
  const { version: _, ...copied } = hotel;
  return { ...given, ...draft, version: 1, hotel: copied, isAvailable: true };
}

/** To everybody else the room is not there. */
export function assertOwned(room: Room, ownerId: string): void {
  if (room.hotel.owner.id !== ownerId) throw new Refusal('not-found', messages.roomUnknown);
}

/** A change is made by somebody who saw the newest state; whoever did not might undo what another has said. */
export function assertSeen(room: Room, version: number): void {
  if (room.version !== version) throw new Refusal('changed-meanwhile', messages.roomChangedMeanwhile);
}

export const changed = (room: Room, draft: RoomDraft, images: string[]): Room => ({
  ...room,
  ...draft,
  images,
  version: room.version + 1,
});

/** Opens or closes a room; one that already is as wished stays the very same. */
export const switched = (room: Room, isAvailable: boolean): Room =>
  room.isAvailable === isAvailable ? room : { ...room, version: room.version + 1, isAvailable };

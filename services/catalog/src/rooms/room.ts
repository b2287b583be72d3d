import { type Amenity, limits, messages, Refusal, type RoomType } from '@wayhouse/contracts';
import type { Hotel } from '../hotels/hotel.js';

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

export function toggled(room: Room, ownerId: string): Room {
  if (room.hotel.owner.id !== ownerId) throw new Refusal('not-allowed', messages.notYours);
  return { ...room, version: room.version + 1, isAvailable: !room.isAvailable };
}

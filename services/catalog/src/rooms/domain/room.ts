import { type Amenity, DomainError, limits, type RoomType } from '@wayhouse/domain';
import type { Hotel } from '../../hotels/domain/hotel.js';

/** What an owner enters; `nightMinor` is the price of a night in minor units. */
export type RoomDraft = { roomType: RoomType; nightMinor: number; amenities: Amenity[] };

export type Room = RoomDraft & {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  /** Copied, so that a room card needs one query. */
  hotel: Omit<Hotel, 'version'>;
  /** Photo ids. */
  images: string[];
  isAvailable: boolean;
  createdAt: Date;
};

export function assertPhotoCount(count: number): void {
  if (count === 0) throw new DomainError('photos-required');
  if (count > limits.images) throw new DomainError('too-many-photos', { photos: limits.images });
}

/** New rooms are available at once. */
export function createRoom(hotel: Hotel, draft: RoomDraft, fields: Pick<Room, 'id' | 'images' | 'createdAt'>): Room {
  const { version: _, ...copied } = hotel;
  return { ...fields, ...draft, version: 1, hotel: copied, isAvailable: true };
}

/** Another owner's room is not found, like one that does not exist. */
export function assertOwnedBy(room: Room, ownerId: string): void {
  if (room.hotel.owner.id !== ownerId) throw new DomainError('room-not-found');
}

/** Refuses a change based on an outdated version, which would overwrite somebody else's change. */
export function assertCurrentVersion(room: Room, version: number): void {
  if (room.version !== version) throw new DomainError('edit-conflict');
}

export const withChanges = (room: Room, draft: RoomDraft, images: string[]): Room => ({
  ...room,
  ...draft,
  images,
  version: room.version + 1,
});

/** Returns the same object if nothing changes. */
export const withAvailability = (room: Room, isAvailable: boolean): Room =>
  room.isAvailable === isAvailable ? room : { ...room, version: room.version + 1, isAvailable };

/** A room whose owner has gone: nobody can book it any more, and nothing tells who the owner was. */
export const withoutOwner = (room: Room): Room => {
  const hotel = { ...room.hotel, contact: '', owner: { id: room.hotel.owner.id, name: '', image: '' } };
  return { ...withAvailability(room, false), hotel };
};

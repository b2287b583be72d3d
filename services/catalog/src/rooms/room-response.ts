import { imageUrl, type OwnRoom, type Room as RoomResponse } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import type { Room } from './domain/room.js';

/** The owner's user id is left out. */
export function toRoomResponse(room: Room): RoomResponse {
  const { id, name, contact, address, city, owner } = room.hotel;
  return {
    _id: room.id,
    images: room.images.map(imageUrl),
    roomType: room.roomType,
    pricePerNight: toAmount(room.nightMinor),
    amenities: room.amenities,
    createdAt: room.createdAt.toISOString(),
    isAvailable: room.isAvailable,
    hotel: { _id: id, name, contact, address, city, owner: { name: owner.name, image: owner.image } },
  };
}

export const toOwnRoomResponse = (room: Room): OwnRoom => ({ ...toRoomResponse(room), version: room.version });

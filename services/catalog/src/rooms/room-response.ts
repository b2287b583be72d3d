import { imageUrl, type OwnRoom, type Room as RoomResponse } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import type { Room } from './domain/room.js';

/** The owner's user id is left out. */
export function toRoomResponse(room: Room): RoomResponse {
  const { id, version: _, hotel, images, nightMinor, createdAt, ...details } = room;
  const { name, contact, address, city, owner } = hotel;
  return {
    ...details,
    _id: id,
    images: images.map(imageUrl),
    pricePerNight: toAmount(nightMinor),
    createdAt: createdAt.toISOString(),
    hotel: { _id: hotel.id, name, contact, address, city, owner: { name: owner.name, image: owner.image } },
  };
}

export const toOwnRoomResponse = (room: Room): OwnRoom => ({ ...toRoomResponse(room), version: room.version });

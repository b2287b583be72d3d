import { imageUrl, type OwnRoom, type Room as RoomAnswer, toAmount } from '@wayhouse/contracts';
import type { Room } from './domain/room.js';

/** A room as the API says it. The owner's user id stays inside. */
export function roomAnswer(room: Room): RoomAnswer {
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

export const ownRoomAnswer = (room: Room): OwnRoom => ({ ...roomAnswer(room), version: room.version });

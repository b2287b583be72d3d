import { imageUrl, type OwnRoom, type Room as RoomResponse, type RoomForm } from '@wayhouse/contracts';
import { roomDetails } from '@wayhouse/contracts/room-details';
import { toAmount } from '@wayhouse/domain';
import type { Room } from './domain/room.js';

type Details = Omit<RoomForm, 'pricePerNight'>;

const detailNames = Object.keys(roomDetails).filter((name) => name !== 'pricePerNight') as (keyof Details)[];

/** Only what the contract names: the room that is stored has more, such as the owner's user id. */
export function toRoomResponse(room: Room): RoomResponse {
  const { hotel } = room;
  const { name, contact, address, city, owner } = hotel;
  return {
    ...(Object.fromEntries(detailNames.map((detail) => [detail, room[detail]])) as Details),
    _id: room.id,
    images: room.images.map(imageUrl),
    pricePerNight: toAmount(room.nightMinor),
    createdAt: room.createdAt.toISOString(),
    changedAt: (room.changedAt ?? room.createdAt).toISOString(),
    isAvailable: room.isAvailable,
    hotel: { _id: hotel.id, name, contact, address, city, owner: { name: owner.name, image: owner.image } },
  };
}

export const toOwnRoomResponse = (room: Room): OwnRoom => ({ ...toRoomResponse(room), version: room.version });

import type { Amenity, RoomType } from '@wayhouse/domain';
import type { Photos } from './room-photos.js';

/** `price` is a night's, in whole US dollars. The first photo is the room itself. */
export type DemoRoom = { roomType: RoomType; price: number; amenities: Amenity[]; photos: Photos };

export type DemoPerson = { firstName: string; lastName: string };

export type DemoHotel = {
  owner: DemoPerson;
  name: string;
  contact: string;
  address: string;
  city: string;
  rooms: DemoRoom[];
};

import type { RoomType } from '@wayhouse/domain';

/** What booking needs to know of a room; the catalog's events have it. `nightMinor` is the price of a night in minor units. */
export type Room = {
  roomId: string;
  version: number;
  hotelId: string;
  ownerId: string;
  hotelName: string;
  address: string;
  city: string;
  roomType: RoomType;
  nightMinor: number;
  images: string[];
  isAvailable: boolean;
};

import { anyShape, defineModel } from '@wayhouse/service-kit';
import type { Room } from './domain/room.js';

/** `calendar` holds the taken nights by month (`YYYY-MM`), for searches by date: see search/domain/month-calendar.ts. */
export type RoomDocument = Omit<Room, 'id'> & { _id: string; calendar: Record<string, string> };

export const roomModel = defineModel<RoomDocument>(
  'rooms',
  {
    _id: String,
    version: Number,
    hotel: {
      id: String,
      name: String,
      contact: String,
      address: String,
      city: String,
      owner: { id: String, name: String, image: String },
    },
    roomType: String,
    nightMinor: Number,
    amenities: [String],
    images: [String],
    isAvailable: Boolean,
    createdAt: Date,
    calendar: anyShape,
  },
  [
    [{ 'hotel.owner.id': 1, createdAt: -1 }],
    [{ images: 1 }],
    // One index per sort order, with and without a destination; `_id` breaks ties, so that paging has no gaps.
    [{ isAvailable: 1, createdAt: -1, _id: -1 }],
    [{ isAvailable: 1, nightMinor: 1, _id: 1 }],
    [{ isAvailable: 1, 'hotel.city': 1, createdAt: -1, _id: -1 }],
    [{ isAvailable: 1, 'hotel.city': 1, nightMinor: 1, _id: 1 }],
  ],
);

export const withoutCalendar = { calendar: 0 } as const;

export const toRoom = ({ _id: id, ...room }: Omit<RoomDocument, 'calendar'>): Room => ({ id, ...room });

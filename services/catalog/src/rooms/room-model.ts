import { type Connection, type Model, Schema } from 'mongoose';
import type { Room } from './domain/room.js';

/**
 * `calendar` shows, for a month (`YYYY-MM`), which nights are taken; search leaves out rooms by
 * it (search/month-calendar.ts).
 */
export type RoomRow = Omit<Room, 'id'> & { _id: string; calendar: Record<string, string> };

const schema = new Schema<RoomRow>(
  {
    _id: String,
    version: Number,
    hotel: {
      ...{ id: String, name: String, contact: String, address: String, city: String },
      owner: { id: String, name: String, image: String },
    },
    roomType: String,
    nightMinor: Number,
    amenities: [String],
    images: [String],
    isAvailable: Boolean,
    createdAt: Date,
    calendar: { type: Schema.Types.Mixed, default: {} },
  },
  { versionKey: false, minimize: false },
);
schema.index({ 'hotel.owner.id': 1, createdAt: -1 });
// One index for each order, with a destination and without; `_id` decides between equals, so that paging has no gaps.
schema.index({ isAvailable: 1, createdAt: -1, _id: -1 });
schema.index({ isAvailable: 1, nightMinor: 1, _id: 1 });
schema.index({ isAvailable: 1, 'hotel.city': 1, createdAt: -1, _id: -1 });
schema.index({ isAvailable: 1, 'hotel.city': 1, nightMinor: 1, _id: 1 });

export const roomModel = (db: Connection): Model<RoomRow> => db.model<RoomRow>('Room', schema, 'rooms');

export const withoutCalendar = { calendar: 0 } as const;

export const roomOf = ({ _id: id, ...room }: Omit<RoomRow, 'calendar'>): Room => ({ id, ...room });

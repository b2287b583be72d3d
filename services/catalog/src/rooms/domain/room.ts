import {
  type Amenity,
  type BookingWindow,
  type Currency,
  DomainError,
  type FurtherGuests,
  leastCharges,
  limits,
  type NamedRate,
  type OfferId,
  offersFor,
  plansFor,
  type RatePlan,
  type RoomDescription,
  type RoomType,
  timesOf,
  toMinor,
} from '@wayhouse/domain';
import { assertMayPrice, assertNotClosed, type Closed } from '../../hotels/domain/closed.js';
import { copyOf, type Hotel, type HotelCopy } from '../../hotels/domain/hotel.js';

/**
 * What an owner enters; `nightMinor` is the price of a night in minor units, `units` how many such rooms the hotel has. Without
 * `units` there is one, and a change leaves their number as it is.
 */
export type RoomDraft = { roomType: RoomType; nightMinor: number; amenities: Amenity[]; units?: number };

export type Room = RoomDraft & {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  /** Copied, so that a room card needs one query. */
  hotel: HotelCopy;
  /** Beside `nightMinor`; a room with none may lack it. */
  rates?: NamedRate[];
  furtherGuests?: FurtherGuests;
  bookingWindow?: BookingWindow;
  description?: RoomDescription;
  /** By which search compares its price, where that is in another currency than the site’s. */
  rate?: number;
  /** Photo ids. */
  images: string[];
  isAvailable: boolean;
  createdAt: Date;
  /** What its owner calls it in a file of rooms, by which it was added. */
  importKey?: string;
  /** Of the last change; a room that was only added has none. */
  changedAt?: Date;
  /** Whether it was available when its hotel was closed. */
  reopensAs?: boolean;
};

export function assertPhotoCount(count: number): void {
  if (count === 0) throw new DomainError('photos-required');
  if (count > limits.images) throw new DomainError('too-many-photos', { photos: limits.images });
}

/** `others` counts the hotel's rooms without this one. */
export function assertRoomFits(others: number, roomsPerHotel: number): void {
  if (others >= roomsPerHotel) throw new DomainError('too-many-rooms', { rooms: roomsPerHotel });
}

/** A night that has a price has to be dear enough to be charged to a card. */
export function assertChargeable({ nightMinor }: { nightMinor?: number }, currency: Currency): void {
  const least = leastCharges[currency];
  if (nightMinor !== undefined && nightMinor < toMinor(least))
    throw new DomainError('price-too-low', { least, currency });
}

/** New rooms are available at once. */
export function createRoom(
  hotel: Hotel,
  draft: RoomDraft,
  fields: Pick<Room, 'id' | 'images' | 'createdAt' | 'rate'>,
): Room {
  return { ...fields, ...draft, version: 1, hotel: copyOf(hotel), isAvailable: true };
}

/** A room like this one, which guests do not find until its owner has looked at it. */
export function duplicateOf(room: Room, hotel: Hotel, fields: Pick<Room, 'id' | 'createdAt'>): Room {
  const { importKey: _importKey, changedAt: _changedAt, reopensAs: _reopensAs, ...copied } = room;
  return { ...copied, ...fields, version: 1, hotel: copyOf(hotel), isAvailable: false };
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

/** The offers for this room that its hotel takes part in. */
export const offersOf = ({
  roomType,
  hotel,
}: Pick<Room, 'roomType'> & { hotel: Pick<HotelCopy, 'offers'> }): OfferId[] => offersFor(roomType, hotel.offers);

/** The rate plans of its hotel that this room can be booked on. */
export const plansOf = ({ roomType, hotel }: Room): RatePlan[] => plansFor(roomType, hotel.plans);

export const unitsOf = ({ units = 1 }: Pick<Room, 'units'>): number => units;

export const withRates = (room: Room, rates: NamedRate[]): Room => ({ ...room, rates, version: room.version + 1 });

/** Without any, further guests cost nothing. */
export const withFurtherGuests = ({ furtherGuests: _, ...room }: Room, furtherGuests?: FurtherGuests): Room => ({
  ...room,
  ...(furtherGuests && { furtherGuests }),
  version: room.version + 1,
});

export const withBookingWindow = (room: Room, bookingWindow: BookingWindow): Room => ({
  ...room,
  bookingWindow,
  version: room.version + 1,
});

/** An empty one is none. */
export const withDescription = ({ description: _, ...room }: Room, description: RoomDescription): Room => ({
  ...room,
  ...(Object.keys(description).length > 0 && { description }),
  version: room.version + 1,
});

/** Returns the same object if nothing changes. */
export const withAvailability = (room: Room, isAvailable: boolean): Room =>
  room.isAvailable === isAvailable ? room : { ...room, version: room.version + 1, isAvailable };

/** Only what is published of a room counts as its change: an edit that is based on the room of before is then refused. */
export function withHotel(room: Room, hotel: HotelCopy): Room {
  const isSame = publishedOf(room) === publishedOf({ ...room, hotel });
  return { ...room, version: room.version + (isSame ? 0 : 1), hotel };
}

/** What of its hotel is published with the room, in one text to compare. */
function publishedOf(room: Room): string {
  const { name, address, city, currency, taxes = [], cancellationPolicy } = room.hotel;
  const terms = [currency, taxes, offersOf(room), cancellationPolicy, plansOf(room)];
  return JSON.stringify([name, address, city, timesOf(room.hotel), ...terms]);
}

export const assertOpen = ({ hotel }: Room): void => assertNotClosed(hotel);
export const assertPriceable = ({ hotel }: Room): void => assertMayPrice(hotel);

/** Guests find no room of a closed hotel. Who has booked one sees what the booking has. */
export function assertShown({ hotel }: Room): void {
  if (hotel.closed) throw new DomainError('room-not-found');
}

/** A room of a closed hotel: nobody finds, opens or books it. */
export function withClosedHotel(room: Room, closed: Closed): Room {
  const hotel = { ...room.hotel, closed };
  if (room.hotel.closed) return { ...room, hotel };
  return { ...withAvailability(room, false), hotel, reopensAs: room.isAvailable };
}

/** As it was before its hotel was closed. */
export function withReopenedHotel(room: Room): Room {
  const { closed, ...hotel } = room.hotel;
  return closed ? { ...withAvailability(room, room.reopensAs ?? false), hotel } : room;
}

/**
 * A room whose owner has gone: it stays closed, and has nothing that names the owner or that the owner has written, the names of its
 * rates, which only the owner has seen, among that.
 */
export function withoutOwner({ description, importKey: _, ...room }: Room): Room {
  const closed = withClosedHotel(room, 'for-good');
  // Its name was published: that it has none any more is a change, too, if nothing else is.
  const version = Math.max(closed.version, room.version + (description?.name ? 1 : 0));
  return {
    ...closed,
    ...(closed.rates && { rates: closed.rates.map((rate) => ({ ...rate, name: '' })) }),
    version,
    hotel: { ...closed.hotel, contact: '', owner: { id: room.hotel.owner.id, name: '', image: '' } },
  };
}

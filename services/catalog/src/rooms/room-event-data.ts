import { imageUrl, type RoomFacts } from '@wayhouse/contracts';
import { timesOf } from '@wayhouse/domain';
import { offersOf, plansOf, type Room } from './domain/room.js';

export function roomEventData(room: Room): RoomFacts {
  const { id, hotel, roomType, nightMinor, units, rates, furtherGuests, bookingWindow } = room;
  const { description, images, isAvailable, createdAt } = room;
  const [offers, plans] = [offersOf(room), plansOf(room)];
  return {
    roomId: id,
    version: room.version,
    hotelId: hotel.id,
    ownerId: hotel.owner.id,
    hotelName: hotel.name,
    address: hotel.address,
    city: hotel.city,
    ...timesOf(hotel),
    roomType,
    ...(description?.name && { roomName: description.name }),
    ...(description?.mostAdults && { mostAdults: description.mostAdults }),
    nightMinor,
    ...(hotel.currency && { currency: hotel.currency }),
    ...(units !== undefined && { units }),
    ...(rates?.length && { rates: rates.map(({ name: _, ...rate }) => rate) }),
    ...(furtherGuests && { furtherGuests }),
    ...(hotel.taxes && { taxes: hotel.taxes }),
    ...(offers.length && { offers }),
    ...(hotel.cancellationPolicy && { cancellationPolicy: hotel.cancellationPolicy }),
    ...(plans.length && { plans: plans.map(({ roomTypes: _, ...plan }) => plan) }),
    ...(bookingWindow && { bookingWindow }),
    images: images.map(imageUrl),
    isAvailable,
    createdAt: createdAt.toISOString(),
  };
}

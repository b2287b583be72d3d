import { imageUrl, type RoomFacts } from '@wayhouse/contracts';
import { offersOf, type Room } from './domain/room.js';

export const roomEventData = ({
  id,
  hotel,
  roomType,
  nightMinor,
  units,
  rates,
  bookingWindow,
  images,
  isAvailable,
  version,
}: Room): RoomFacts => ({
  roomId: id,
  version,
  hotelId: hotel.id,
  ownerId: hotel.owner.id,
  hotelName: hotel.name,
  address: hotel.address,
  city: hotel.city,
  roomType,
  nightMinor,
  ...(units !== undefined && { units }),
  ...(rates?.length && { rates: rates.map(({ name: _, ...rate }) => rate) }),
  ...(hotel.taxes && { taxes: hotel.taxes }),
  ...(offersOf({ roomType, hotel }).length && { offers: offersOf({ roomType, hotel }) }),
  ...(bookingWindow && { bookingWindow }),
  images: images.map(imageUrl),
  isAvailable,
});

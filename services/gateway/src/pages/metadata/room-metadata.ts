import { paths, type Room } from '@wayhouse/contracts';
import { roomCapacity } from '@wayhouse/domain';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatAmenities, roomTypeNames } from '@wayhouse/messages/room-names';
import type { PhotoSize } from '../../images/jpeg-size.js';
import type { PageMetadata } from './head-tags.js';
import { messages } from './messages.js';
import { roomJsonLd } from './room-json-ld.js';

type Site = { origin: string; currency: string; photoSize?: PhotoSize };

/** The metadata of a room. */
export function roomMetadata(room: Room, { origin, currency, photoSize }: Site): PageMetadata {
  const { hotel } = room;
  const roomType = roomTypeNames[room.roomType];
  const [image] = room.images;
  const url = origin + paths.room(room._id);
  const name = messages.room.name(roomType, hotel.name, hotel.city);
  const price = formatAmount(room.pricePerNight, currency);
  const amenities = formatAmenities(room.amenities);
  const description = [
    messages.room.description(roomType, roomCapacity[room.roomType], hotel.city, price),
    ...(amenities ? [messages.room.offered(amenities)] : []),
  ].join(' ');
  return {
    title: messages.title(messages.room.title(hotel.name, roomType)),
    description,
    url,
    ...(image && { image: { url: new URL(image, origin).href, alt: name, ...photoSize } }),
    jsonLd: roomJsonLd(room, { origin, currency, url, name, description }),
  };
}

import { paths, type Room } from '@wayhouse/contracts';
import { formatAmount, roomCapacity } from '@wayhouse/domain';
import type { PhotoSize } from '../../images/jpeg-size.js';
import type { PageMetadata } from './head-tags.js';
import { roomJsonLd } from './room-json-ld.js';

type Site = { origin: string; currency: string; photoSize?: PhotoSize };

/** The metadata of a room. */
export function roomMetadata(room: Room, { origin, currency, photoSize }: Site): PageMetadata {
  const { hotel, roomType } = room;
  const [image] = room.images;
  const url = origin + paths.room(room._id);
  const name = `${roomType} at ${hotel.name}, ${hotel.city}`;
  const price = formatAmount(room.pricePerNight, currency);
  const offered = room.amenities.length ? ` With ${room.amenities.join(', ')}.` : '';
  const description = `${roomType} for up to ${roomCapacity[roomType]} in ${hotel.city}, ${price} per night.${offered}`;
  return {
    title: `${hotel.name}, ${roomType} · Wayhouse`,
    description,
    url,
    ...(image && { image: { url: new URL(image, origin).href, alt: name, ...photoSize } }),
    jsonLd: roomJsonLd(room, { origin, currency, url, name, description }),
  };
}

import { formatAmount, paths, type Room, roomCapacity } from '@wayhouse/contracts';
import type { PhotoSize } from '../../images/jpeg-size.js';
import type { PageHead } from './head-tags.js';
import { roomData } from './room-json-ld.js';

type Site = { origin: string; currency: string; photoSize?: PhotoSize };

/** A room's words and picture for search engines and shared links. */
export function roomHead(room: Room, { origin, currency, photoSize }: Site): PageHead {
  const { hotel, roomType } = room;
  const [image] = room.images;
  const url = origin + paths.room(room._id);
  const name = `${roomType} at ${hotel.name}, ${hotel.city}`;
  const price = formatAmount(room.pricePerNight, currency);
  const offered = room.amenities.length ? ` With ${room.amenities.join(', ')}.` : '';
  const description = `${roomType} for up to ${roomCapacity[roomType]} in ${hotel.city}, ${price} a night.${offered}`;
  return {
    title: `${hotel.name}, ${roomType} · Wayhouse`,
    description,
    url,
    ...(image && { image: { url: new URL(image, origin).href, alt: name, ...photoSize } }),
    jsonLd: roomData(room, { origin, currency, url, name, description }),
  };
}

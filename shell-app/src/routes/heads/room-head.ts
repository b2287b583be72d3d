import type { PageHead, ShareImage } from '@wayhouse/contracts/page-rendering';
import { paths } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatAmenities, roomLabel, roomTypeNames } from '@wayhouse/messages/room-names';
import { messages as roomMessages } from '../../features/room/messages.js';
import { roomKey } from '../../shared/query-keys.js';
import type { HeadSource } from '../../shared/shell-page.js';
import { messages } from './messages.js';
import { roomJsonLd } from './room-json-ld.js';
import { roomsHead } from './rooms-head.js';

/** Of a room that did not arrive in time it is that of all rooms, but for the title. */
export async function roomHead(source: HeadSource): Promise<PageHead> {
  const { origin, address, params, client, currency, photoSize } = source;
  const room = client.getQueryData<Room | null>(roomKey(params['id'] ?? ''));
  if (room) return describeRoom(room, { origin, currency, photo: await photoSize(room.images[0] ?? '') });
  const general = { ...roomsHead(source), title: roomMessages.documentTitle, url: origin + address.pathname };
  if (room === undefined) return general;
  return { ...general, title: roomMessages.unknown.documentTitle, hidden: true, missing: true };
}

type Site = { origin: string; currency: string; photo?: Pick<ShareImage, 'width' | 'height'> };

/** `photo`: the size of the first one. */
export function describeRoom(room: Room, { origin, photo, ...site }: Site): PageHead {
  const { currency = site.currency } = room;
  const { hotel } = room;
  const roomType = roomTypeNames[room.roomType];
  const [image] = room.images;
  const url = origin + paths.room(room._id);
  const called = roomLabel(room);
  const name = messages.room.name(called, hotel.name, hotel.city);
  const price = formatAmount(room.pricePerNight, currency);
  const amenities = formatAmenities(room.amenities);
  const description = [
    messages.room.description(roomType, roomCapacity[room.roomType], hotel.city, price),
    ...(amenities ? [messages.room.offered(amenities)] : []),
  ].join(' ');
  return {
    title: messages.room.title(hotel.name, called),
    description,
    url,
    ...(image && { image: { url: new URL(image, origin).href, alt: name, ...photo } }),
    jsonLd: roomJsonLd(room, { origin, currency, url, name, description }),
  };
}

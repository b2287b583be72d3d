import { imageUrl, type OwnRoom, type Room as RoomResponse, type RoomForm } from '@wayhouse/contracts';
import { toFurtherGuests } from '@wayhouse/contracts/adjustment-amounts';
import { toRatePlan } from '@wayhouse/contracts/convert-plans';
import { toRate } from '@wayhouse/contracts/convert-rates';
import { toTax } from '@wayhouse/contracts/convert-taxes';
import {
  type RatePlan,
  type RoomDescription,
  type SiteMoney,
  timesOf,
  timeZoneOf,
  toAmount,
  todayIn,
} from '@wayhouse/domain';
import { type DetailName, detailNames } from './detail-names.js';
import { offersOf, plansOf, type Room } from './domain/room.js';

type Details = Pick<RoomForm, DetailName>;

/** What a room has on its own page alone. */
type PageField =
  | 'rates'
  | 'furtherGuests'
  | 'bookingWindow'
  | 'taxes'
  | 'offers'
  | 'cancellationPolicy'
  | 'plans'
  | Exclude<keyof RoomDescription, 'name'>;

/** Unknown where an operator exports what is stored: then hotels that have chosen no currency name none. */
type Site = Pick<SiteMoney, 'currency'> | undefined;

/** Only what the contract names: the room that is stored has more, such as the owner's user id. */
export function toRoomResponse(room: Room, site: Site, now: Date): Omit<RoomResponse, PageField> {
  const { hotel } = room;
  const { name, contact, address, city, slug, owner } = hotel;
  return {
    ...(Object.fromEntries(detailNames.map((detail) => [detail, room[detail]])) as Details),
    _id: room.id,
    ...(room.description?.name && { name: room.description.name }),
    images: room.images.map(imageUrl),
    pricePerNight: toAmount(room.nightMinor),
    currency: hotel.currency ?? site?.currency,
    ...leastPrice(room, now),
    createdAt: room.createdAt.toISOString(),
    changedAt: (room.changedAt ?? room.createdAt).toISOString(),
    isAvailable: room.isAvailable,
    hotel: {
      ...{ _id: hotel.id, name, contact, address, city, owner: { name: owner.name, image: owner.image } },
      ...(slug !== undefined && { slug }),
      ...timesOf(hotel),
    },
  };
}

/** On its own page, with what its nights cost and when it can be booked. */
export const toShownRoom = (room: Room, site: Site, now: Date): RoomResponse => ({
  ...toRoomResponse(room, site, now),
  ...room.description,
  ...(room.rates?.length && { rates: room.rates.map(toRate) }),
  ...(room.furtherGuests && { furtherGuests: toFurtherGuests(room.furtherGuests) }),
  ...(room.bookingWindow && { bookingWindow: room.bookingWindow }),
  ...(room.hotel.taxes && { taxes: room.hotel.taxes.map(toTax) }),
  ...(offersOf(room).length && { offers: offersOf(room) }),
  ...(room.hotel.cancellationPolicy && { cancellationPolicy: room.hotel.cancellationPolicy }),
  ...(plansOf(room).length && { plans: plansOf(room).map(toShownPlan) }),
});

const toShownPlan = ({ roomTypes: _, ...plan }: RatePlan) => toRatePlan(plan);

export const toOwnRoomResponse = (room: Room, site: Site, now: Date): OwnRoom => ({
  ...toRoomResponse(room, site, now),
  ...room.description,
  units: room.units,
  version: room.version,
  ...(room.rates?.length && { rates: room.rates.map((rate) => ({ name: rate.name, ...toRate(rate) })) }),
  ...(room.furtherGuests && { furtherGuests: toFurtherGuests(room.furtherGuests) }),
  ...(room.bookingWindow && { bookingWindow: room.bookingWindow }),
});

/** Whether other nights, from the hotel's today on, cost more than the room's price, and none less. */
export function leastPrice({ hotel, nightMinor, rates = [] }: Room, now: Date): Pick<RoomResponse, 'isLeastPrice'> {
  if (rates.length === 0) return {};
  const today = todayIn(timeZoneOf(hotel.city), now);
  const others = rates.filter(({ to }) => !to || to >= today).flatMap((rate) => rate.nightMinor ?? []);
  const isLeast = others.some((each) => each > nightMinor) && others.every((each) => each >= nightMinor);
  return isLeast ? { isLeastPrice: true } : {};
}

import type { Room } from '@wayhouse/contracts/room';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';

const maxRooms = 4;

/** The site's currency, and the rates to compare with those of hotels by. */
export type SiteRates = Pick<RuntimeConfig, 'currency' | 'exchangeRates'>;

/**
 * Other rooms of the same hotel, and similar ones of other hotels, one of each: of the city first, then of the type elsewhere,
 * both by the nearest price. Last are those whose currency has no rate to compare by, as while `site` is not known.
 */
export function selectNearby(
  room: Room,
  inCity: Room[],
  ofType: Room[],
  site?: SiteRates,
): { ofHotel: Room[]; similar: Room[] } {
  const distance = (other: Room) => Math.abs(priceIn(room.currency, other, site) - room.pricePerNight);
  const byPrice = (rooms: Room[]) => rooms.toSorted((one, other) => distance(one) - distance(other));
  const isOfHotel = ({ hotel }: Room) => hotel._id === room.hotel._id;
  // A search for a city also finds those whose names contain its name.
  const here = byPrice(inCity.filter(({ _id, hotel }) => _id !== room._id && hotel.city === room.hotel.city));
  const elsewhere = [...here, ...byPrice(ofType)].filter((other) => !isOfHotel(other));
  return {
    ofHotel: here.filter(isOfHotel).slice(0, maxRooms),
    similar: firstOfEachHotel(elsewhere).slice(0, maxRooms),
  };
}

function priceIn(currency: string | undefined, { currency: own, pricePerNight }: Room, site?: SiteRates): number {
  if (own === currency) return pricePerNight;
  const [rate, ownRate] = [rateOf(currency, site), rateOf(own, site)];
  return rate && ownRate ? (pricePerNight / ownRate) * rate : Infinity;
}

const rateOf = (currency = '', site?: SiteRates): number | undefined =>
  currency === site?.currency ? 1 : site?.exchangeRates?.[currency];

const firstOfEachHotel = (rooms: Room[]) =>
  rooms.filter(({ hotel }, position) => rooms.findIndex((other) => other.hotel._id === hotel._id) === position);

import { byArrivalTime, type GuestDetails } from '@wayhouse/domain';

type Dates = { checkIn: string; checkOut: string };

/** `owedMinor` is missing where that is not known. */
type Stay = {
  facts: Dates;
  cancelledAt?: string;
  owedMinor?: number;
  details?: Pick<GuestDetails, 'arrivalTime'>;
};

/** `stayingOn` are the guests who were in house before and stay tonight as well. `unpaid` are those of all three that owe something. */
export type HotelDay<S extends Stay> = Record<'arrivals' | 'departures' | 'stayingOn' | 'unpaid', S[]>;

export const touches = ({ checkIn, checkOut }: Dates, date: string): boolean => checkIn <= date && date <= checkOut;

/** The day of a hotel, of its stays that are not cancelled, in the order of their arrival: of its arrivals by their hours. */
export function hotelDay<S extends Stay>(bookings: S[], date: string): HotelDay<S> {
  const stays = bookings
    .filter(({ facts, cancelledAt }) => !cancelledAt && touches(facts, date))
    .sort((one, other) => one.facts.checkIn.localeCompare(other.facts.checkIn));
  return {
    arrivals: stays.filter(({ facts }) => facts.checkIn === date).sort(byArrivalTime),
    departures: stays.filter(({ facts }) => facts.checkOut === date),
    stayingOn: stays.filter(({ facts }) => facts.checkIn < date && date < facts.checkOut),
    unpaid: stays.filter(({ owedMinor = 0 }) => owedMinor > 0),
  };
}

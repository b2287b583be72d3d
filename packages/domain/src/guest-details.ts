import { DomainError } from './domain-error.js';
import { checkInOf, type HotelTimes } from './hotel-time.js';

/** The hour of the day of arrival in which a guest comes, by its beginning; the last one is any time of the night after it. */
export const arrivalTimes = [
  ...(['00:00', '01:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00'] as const),
  ...(['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'] as const),
  ...(['16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00', '23:00'] as const),
  'after-midnight',
] as const;
export type ArrivalTime = (typeof arrivalTimes)[number];

/** What a guest lets the hotel know about the stay. None of it is required. */
export type GuestDetails = {
  /** Who arrives, where that is not who has booked. */
  leadGuest?: string;
  phone?: string;
  arrivalTime?: ArrivalTime;
  /** The ages of the children among the guests. */
  children?: number[];
  wishes?: string;
  /** For the receipt, as `taxNumber`. */
  company?: string;
  taxNumber?: string;
};

export type GuestDetail = keyof GuestDetails;

/** In the order in which they are shown. */
export const guestDetails = [
  'leadGuest',
  'phone',
  'arrivalTime',
  'children',
  'wishes',
  'company',
  'taxNumber',
] as const satisfies readonly GuestDetail[];

/** Also in the hour within which check-in begins. */
const isOpenAt = (time: ArrivalTime, times: HotelTimes): boolean =>
  time === 'after-midnight' || time.slice(0, 2) >= checkInOf(times).slice(0, 2);

/** When guests can arrive at a hotel with these times, the earliest first. */
export const arrivalsAt = (times: HotelTimes): readonly ArrivalTime[] =>
  arrivalTimes.filter((time) => isOpenAt(time, times));

type Arriving = { details?: Pick<GuestDetails, 'arrivalTime'> };

const arrivalRank = ({ details }: Arriving): number =>
  details?.arrivalTime ? arrivalTimes.indexOf(details.arrivalTime) : arrivalTimes.length;

/** Sorts stays that begin on one day by the hour of arrival, those of which it is not known last. */
export const byArrivalTime = (one: Arriving, other: Arriving): number => arrivalRank(one) - arrivalRank(other);

/** Who is no child is an adult. */
export const adultsOf = ({ children = [] }: GuestDetails, guests: number): number => guests - children.length;

/** Refuses an arrival before check-in, and of so many `guests` children without an adult and more adults than the room is for. */
export function assertGuestDetails(
  details: GuestDetails,
  guests: number,
  { mostAdults = guests, ...times }: HotelTimes & { mostAdults?: number },
): void {
  const { arrivalTime } = details;
  if (arrivalTime && !isOpenAt(arrivalTime, times))
    throw new DomainError('arrival-before-check-in', { checkIn: checkInOf(times) });
  const adults = adultsOf(details, guests);
  if (adults < 1) throw new DomainError('too-many-children', { guests });
  if (adults > mostAdults) throw new DomainError('too-many-adults', { adults: mostAdults });
}

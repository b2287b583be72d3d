import { endOfStay, type HotelTimes } from './hotel-time.js';
import type { Party } from './parties.js';
import { retentionDays, secondsOf } from './retention.js';

/** For each party the random part of the address that reaches it. */
export type RelayNames = Record<Party, string>;

/** The address of ours that forwards to a party of a booking. */
export const relayAddress = (name: string, domain: string): string => `stay-${name}@${domain}`;

/** The name in a relay address, however it is spelled; of another address nothing. */
export function relayNameIn(address: string, domain: string): string | undefined {
  const [, name, at] = /^stay-([a-z\d]+)@(.+)$/.exec(address.trim().toLowerCase()) ?? [];
  return at === domain.toLowerCase() ? name : undefined;
}

type Stay = { city: string; checkOut: string; cancelledAt?: Date; times: HotelTimes };

/** When the relay addresses of a booking end: some days after the departure, or after the cancellation if that is earlier. */
export function relayEnd({ city, checkOut, cancelledAt, times }: Stay): Date {
  const over = endOfStay(city, checkOut, times);
  const last = cancelledAt && cancelledAt < over ? cancelledAt : over;
  return new Date(last.getTime() + secondsOf(retentionDays.relayAddress) * 1000);
}

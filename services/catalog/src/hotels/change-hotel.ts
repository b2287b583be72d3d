import type { SiteMoney } from '@wayhouse/domain';
import type { StaffCaller } from '@wayhouse/service-kit';
import { changeOwnHotel } from './change-own-hotel.js';
import { type Hotel, type HotelDetails, type HotelExtras, withProfile } from './domain/hotel.js';
import { withChosenCurrency } from './domain/hotel-currency.js';

type Change = { id: string; version: number; profile: HotelDetails & HotelExtras };

/** Replaces what the owner has entered about a hotel. */
export const changeHotel = (
  deps: Parameters<typeof changeOwnHotel>[0] & { site: SiteMoney },
  caller: StaffCaller,
  { profile, ...seen }: Change,
): Promise<Hotel> =>
  changeOwnHotel(deps, caller, seen, (hotel, rooms) =>
    withProfile(hotel, withChosenCurrency(profile, { ...hotel, rooms }, deps.site)),
  );

import { idFromKey } from '@wayhouse/service-kit';
import type { Hotel, HotelDetails, HotelExtras } from './domain/hotel.js';
import { assertMayAddHotel } from './domain/own-hotels.js';
import { type Deps, storeNewHotel } from './register-hotel.js';

type AddedHotel = { profile: HotelDetails & HotelExtras; key?: string; network: string };

/** Another hotel of an owner. `key` identifies the form, so that submitting it twice adds one hotel, and another one with it none. */
export const addHotel = (deps: Deps, ownerId: string, { profile, key, network }: AddedHotel): Promise<Hotel> =>
  storeNewHotel(deps, ownerId, {
    ...profile,
    id: key === undefined ? deps.newId() : idFromKey('hotel', ownerId, key),
    addedAt: deps.now(),
    network,
    assertFits: assertMayAddHotel,
  });

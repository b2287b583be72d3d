import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { Hotel } from './domain/hotel.js';
import type { HotelRepository } from './hotel-repository.js';
import { registerHotel } from './register-hotel.js';

type Deps = Parameters<typeof registerHotel>[0] & { hotels: Pick<HotelRepository, 'getByOwner'> };

export const hotelRoutes = (deps: Deps) => [
  route(calls.registerHotel, async ({ input, caller, network }) => {
    const hotel = await registerHotel(deps, caller.id, input, network);
    return { message: confirmations.hotelRegistered, hotel: toOwnHotel(hotel) };
  }),
  route(calls.showOwnHotel, async ({ caller }) => ({ hotel: toOwnHotel(await deps.hotels.getByOwner(caller.id)) })),
];

const toOwnHotel = ({ id, name }: Hotel) => ({ _id: id, name });

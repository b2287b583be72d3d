import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { registerHotel } from './register-hotel.js';

type Deps = Parameters<typeof registerHotel>[0];

export const hotelRoutes = (deps: Deps) => [
  route(calls.registerHotel, async ({ input, caller }) => {
    const hotel = await registerHotel(deps, caller.id, input);
    return { message: confirmations.hotelRegistered, hotel: { _id: hotel.id, name: hotel.name } };
  }),
];

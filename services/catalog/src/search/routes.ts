import { calls } from '@wayhouse/contracts';
import { assertArrival, widestArrivalWindow } from '@wayhouse/domain';
import { route } from '@wayhouse/service-kit';
import { toRoomResponse } from '../rooms/room-response.js';
import { listDestinations } from './list-destinations.js';
import { listHotels } from './list-hotels.js';
import { listRooms } from './list-rooms.js';
import type { RankedRooms } from './ranked-room-repository.js';
import { stayPrice } from './stay-price.js';

type Deps = Parameters<typeof listRooms>[0] &
  Parameters<typeof listHotels>[0] & { rankedRooms: RankedRooms; now: () => Date };

export const searchRoutes = (deps: Deps) => [
  route(calls.listRooms, async ({ input }) => {
    assertSearchable(input, deps.now());
    const { rooms, ...page } = await listRooms(deps, input);
    const priced = rooms.map((room) => ({
      ...toRoomResponse(room, deps.site, deps.now()),
      ...stayPrice(room, input, deps.now()),
    }));
    return { rooms: priced, ...page };
  }),

  route(calls.listHotels, async ({ input }) => {
    assertSearchable(input, deps.now());
    return listHotels(deps, input);
  }),

  route(calls.countRoomFacets, async ({ input }) => {
    assertSearchable(input, deps.now());
    return deps.availableRooms.countFacets(input);
  }),
  route(calls.recommendRooms, async ({ input }) => ({
    rooms: (await deps.rankedRooms.list(input.limit, input.destination)).map((room) =>
      toRoomResponse(room, deps.site, deps.now()),
    ),
  })),
  route(calls.listDestinations, async () => ({ destinations: await listDestinations(deps) })),
];

/** A search may span all time zones; the hotel's own calendar decides when a room is booked. */
function assertSearchable({ checkIn }: { checkIn?: string }, now: Date): void {
  if (checkIn) assertArrival(checkIn, widestArrivalWindow(now));
}

import { calls } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import { toRoomResponse } from '../rooms/room-response.js';
import { assertArrival } from './domain/arrival.js';
import { listRooms } from './list-rooms.js';

type Deps = Parameters<typeof listRooms>[0] & { now: () => Date };

export const searchRoutes = (deps: Deps) => [
  route(calls.listRooms, async ({ input }) => {
    assertArrival(input, deps.now());
    const { rooms, ...page } = await listRooms(deps, input);
    return { rooms: rooms.map(toRoomResponse), ...page };
  }),

  route(calls.countRoomFacets, async ({ input }) => {
    assertArrival(input, deps.now());
    return deps.availableRooms.countFacets(input);
  }),
];

import { calls } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import { roomAnswer } from '../rooms/room-answer.js';
import { countRooms } from './count-rooms.js';
import { listRooms } from './list-rooms.js';

export const searchRoutes = (deps: Parameters<typeof listRooms>[0] & Parameters<typeof countRooms>[0]) => [
  route(calls.listRooms, async ({ input }) => {
    const { rooms, ...page } = await listRooms(deps, input);
    return { rooms: rooms.map(roomAnswer), ...page };
  }),

  route(calls.countRooms, ({ input }) => countRooms(deps, input)),
];

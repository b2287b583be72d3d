import { useQueries } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/list-rooms';
import type { Room } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';

/** Rooms in several cities, the last searched first, in turns: one of each, then the second of each. */
export function useRoomsIn(cities: string[]): { rooms: Room[]; isPending: boolean } {
  const api = useApi();
  const latestFirst = [...cities].reverse();
  return useQueries({
    queries: latestFirst.map((destination) => ({
      queryKey: ['rooms-in', destination],
      queryFn: async () => (await api.call(listRooms, { destination, limit: 4 })).rooms,
    })),
    combine: (answers) => ({
      isPending: answers.some((answer) => answer.isPending),
      rooms: inTurns(answers.map((answer) => answer.data ?? [])),
    }),
  });
}

function inTurns(lists: Room[][]): Room[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  return [...new Map(turns.flat().map((room) => [room._id, room])).values()];
}

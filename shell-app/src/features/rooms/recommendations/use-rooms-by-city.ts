import { useQueries } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import type { Room } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';

const nothing = { cities: [] as string[], rooms: [] as Room[] };

/**
 * Rooms in several cities, the last searched first, in turns: one of each, then the second of each; and the cities that
 * have any. Nothing until all of them have answered. A city that cannot be asked is left out.
 */
export function useRoomsIn(cities: string[]): typeof nothing {
  const api = useApi();
  const latestFirst = [...cities].reverse();
  return useQueries({
    queries: latestFirst.map((destination) => ({
      queryKey: ['rooms-in', destination],
      queryFn: async () => (await api.call(listRooms, { destination, limit: 4 })).rooms,
    })),
    combine(answers) {
      if (answers.some((answer) => answer.isPending)) return nothing;
      const lists = answers.map((answer) => answer.data ?? []);
      return { cities: latestFirst.filter((_, at) => lists[at]?.length), rooms: inTurns(lists) };
    },
  });
}

function inTurns(lists: Room[][]): Room[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  return [...new Map(turns.flat().map((room) => [room._id, room])).values()];
}

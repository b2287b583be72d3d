import { useQueries } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import type { Room } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { railLength } from './rail-length.js';

const empty = { cities: [] as string[], rooms: [] as Room[] };

/**
 * Rooms in several cities, most recently searched first and interleaved: one of each, then the second of each; and the
 * cities that have any. Empty until all requests have finished. A city whose request fails is skipped.
 */
export function useRoomsByCity(cities: string[]): typeof empty {
  const api = useApi();
  const latestFirst = [...cities].reverse();
  return useQueries({
    queries: latestFirst.map((destination) => ({
      queryKey: ['rooms-in', destination],
      queryFn: async () => (await api.call(listRooms, { destination, limit: railLength })).rooms,
    })),
    combine(results) {
      if (results.some((result) => result.isPending)) return empty;
      const lists = results.map((result) => result.data ?? []);
      return { cities: latestFirst.filter((_, at) => lists[at]?.length), rooms: interleave(lists) };
    },
  });
}

function interleave(lists: Room[][]): Room[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  return [...new Map(turns.flat().map((room) => [room._id, room])).values()];
}

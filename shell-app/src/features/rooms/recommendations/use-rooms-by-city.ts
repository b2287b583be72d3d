import { useQueries } from '@tanstack/react-query';
import { recommendRooms } from '@wayhouse/contracts/calls/room-search-calls';
import type { Room } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { railLength } from './rail-length.js';

const empty = { cities: [] as string[], rooms: [] as Room[] };

/**
 * The best rooms in several cities, without those that are shown elsewhere: the city that was searched last first, and interleaved: one
 * of each, then the second of each; and the cities that have any. Empty until all requests have finished. A city whose request fails is
 * skipped.
 */
export function useRoomsByCity(cities: string[], elsewhere: Room[]): typeof empty {
  const api = useApi();
  const latestFirst = [...cities].reverse();
  return useQueries({
    queries: latestFirst.map((destination) => ({
      queryKey: ['recommended-rooms', destination],
      queryFn: async () => (await api.call(recommendRooms, { destination, limit: 2 * railLength })).rooms,
    })),
    combine(results) {
      if (results.some((result) => result.isPending)) return empty;
      const lists = results.map((result) => without(elsewhere, result.data ?? []));
      return { cities: latestFirst.filter((_, at) => lists[at]?.length), rooms: interleave(lists) };
    },
  });
}

export const without = (shown: Room[], rooms: Room[]): Room[] =>
  rooms.filter((room) => !shown.some(({ _id }) => _id === room._id));

function interleave(lists: Room[][]): Room[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  return [...new Map(turns.flat().map((room) => [room._id, room])).values()];
}

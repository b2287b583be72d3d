import { useQuery } from '@tanstack/react-query';
import { listOwnRooms, showRoom } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useFollowHotel } from './use-follow-hotel.js';
import { useOwnHotels } from './use-own-hotels.js';

/** Whether it is still being found out or done; `retry` is there if it could not be found out. */
type Following = { isPending: boolean; retry?: () => void };

/** Chooses the hotel of a room that the chosen one does not have, if it is another one of the user's: a link may name none. */
export function useFollowRoom(id: string | undefined): Following {
  const api = useApi();
  const own = useOwnHotels();
  const hotels = own.data;
  const isAsked = id !== undefined && hotels !== undefined && hotels.length > 1;
  const found = useQuery({
    queryKey: ['hotel-of-room', id],
    async queryFn({ signal }) {
      // Guests, as who any room is asked for, do not find those of a closed hotel.
      for (const { _id: hotel } of hotels?.filter(({ closedBy }) => closedBy) ?? []) {
        const { rooms } = await api.call(listOwnRooms, { hotel }, { signal });
        if (rooms.some((room) => room._id === id)) return hotel;
      }
      return (await api.call(showRoom, { id: id ?? '' }, { signal })).room.hotel._id;
    },
    enabled: isAsked,
    retry: false,
    meta: { quiet: () => true },
  });
  const isOther = useFollowHotel(found.data);
  if (id === undefined) return { isPending: false };
  if (own.isLoadingError) return { isPending: false, retry: () => void own.refetch() };
  if (found.isLoadingError && !isUnknown(found.error)) return { isPending: false, retry: () => void found.refetch() };
  return { isPending: own.isPending || (isAsked && found.isPending) || isOther };
}

const isUnknown = (error: Error): boolean => error instanceof ApiError && [400, 404].includes(error.status);

import { useQuery } from '@tanstack/react-query';
import { showRoom } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from './chosen-hotel.js';
import { useFollowHotel } from './use-follow-hotel.js';
import { useOwnHotels } from './use-own-hotels.js';

/**
 * Chooses the hotel of a room that the chosen one does not have, if it is another one of the user's: a link may name none. Returns
 * whether that is still being found out or done.
 */
export function useFollowRoom(id: string | undefined): boolean {
  const api = useApi();
  const chosen = useChosenHotel();
  const { data: hotels, isPending: areHotelsPending } = useOwnHotels();
  const isAsked = id !== undefined && hotels !== undefined && hotels.length > 1;
  const { data: hotel, isPending } = useQuery({
    queryKey: ['hotel-of-room', id],
    queryFn: async ({ signal }) => (await api.call(showRoom, { id: id ?? '' }, { signal })).room.hotel._id,
    enabled: isAsked,
    retry: false,
    meta: { quiet: () => true },
  });
  const isOther = isAsked && hotel !== chosen && hotels.some(({ _id }) => _id === hotel);
  useFollowHotel(isOther ? hotel : undefined);
  return id !== undefined && (areHotelsPending || (isAsked && isPending) || isOther);
}

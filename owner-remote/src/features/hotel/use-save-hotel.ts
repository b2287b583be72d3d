import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeHotel } from '@wayhouse/contracts/calls/own-hotel-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ownHotelsKey } from '../../shared/use-own-hotels.js';
import { ownRoomsKey } from '../../shared/use-own-rooms.js';
import { type HotelDraft, toHotelFields } from './hotel-draft.js';

/** Saves the hotel. Whatever became of it, what is shown of the hotel is then read anew: its name is also in the header. */
export function useSaveHotel(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: HotelDraft) => api.call(changeHotel, { id, ...toHotelFields(draft) }),
    onSettled: () =>
      Promise.all([ownHotelsKey, ownRoomsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

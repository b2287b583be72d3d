import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addHotel } from '@wayhouse/contracts/calls/own-hotel-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { useNavigate } from 'react-router-dom';
import { queryOfHotel } from '../../shared/hotel-address.js';
import { ownHotelsKey } from '../../shared/use-own-hotels.js';
import { type HotelDraft, toHotelFields } from './hotel-draft.js';

/** Adds the hotel, switches to it and goes on to its first room. `key` identifies the form, so that a retry adds no second one. */
export function useAddHotel(key: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (draft: HotelDraft) => {
      const { version: _, ...fields } = toHotelFields(draft);
      return api.call(addHotel, { ...fields, key });
    },
    onSuccess({ hotel }) {
      queryClient.setQueryData<HotelProfile[]>(
        ownHotelsKey,
        (hotels) => hotels && [...hotels.filter(({ _id }) => _id !== hotel._id), hotel],
      );
      void navigate(paths.ownerAddRoom + queryOfHotel('', hotel._id));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownHotelsKey }),
  });
}

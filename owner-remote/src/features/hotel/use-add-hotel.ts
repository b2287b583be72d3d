import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addHotel } from '@wayhouse/contracts/calls/own-hotel-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { choiceOfCurrency } from '@wayhouse/domain/hotel-currency';
import { useApi } from '@wayhouse/web-kit/api';
import { ownHotelsKey } from '../../shared/use-own-hotels.js';
import { type HotelDraft, toHotelFields } from './hotel-draft.js';
import { useSiteMoney } from './use-site-money.js';

/** Adds the hotel to those that can be chosen. `key` identifies the form, so that a retry adds no second one. */
export function useAddHotel(key: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const site = useSiteMoney();
  return useMutation({
    mutationFn: (draft: HotelDraft) => {
      const { version: _, ...fields } = toHotelFields(draft);
      const currency = choiceOfCurrency(draft.city, draft.currency, site);
      return api.call(addHotel, { ...fields, currency, key });
    },
    onSuccess({ hotel }) {
      queryClient.setQueryData<HotelProfile[]>(
        ownHotelsKey,
        (hotels) => hotels && [...hotels.filter(({ _id }) => _id !== hotel._id), hotel],
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownHotelsKey }),
  });
}

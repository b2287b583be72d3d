import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeTaxes } from '@wayhouse/contracts/calls/hotel-terms-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { Tax } from '@wayhouse/contracts/taxes';
import { useApi } from '@wayhouse/web-kit/api';
import { ownHotelsKey, useReplaceOwnHotel } from '../../shared/use-own-hotels.js';
import { withTax } from './tax-draft.js';

/** What becomes of a tax or fee: `after` without `before` is added, `before` without `after` removed. */
type TaxChange = { before?: Tax; after?: Tax };

/** Saves a change at once. After a refusal the hotel is read again, so that the next attempt is based on it. */
export function useChangeTaxes({ _id: id, version, taxes = [] }: HotelProfile, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const replaceOwnHotel = useReplaceOwnHotel();
  return useMutation({
    mutationFn: ({ before, after }: TaxChange) =>
      api.call(changeTaxes, { id, version, taxes: withTax(taxes, before, after) }),
    async onSuccess({ hotel: changed }) {
      onDone();
      await replaceOwnHotel(changed);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownHotelsKey }),
  });
}

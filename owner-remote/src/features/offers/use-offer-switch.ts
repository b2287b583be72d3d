import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { changeOffers } from '@wayhouse/contracts/calls/hotel-terms-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { OfferId } from '@wayhouse/domain/rates/offers';
import { useApi } from '@wayhouse/web-kit/api';
import { ownHotelsKey, useReplaceOwnHotel } from '../../shared/use-own-hotels.js';

/**
 * Lets a hotel take part in an offer or not, optimistically: the last requested value at once, the server's again if it fails.
 * Switches that follow each other are saved in turn, each based on the hotel as the one before has left it.
 */
export function useOfferSwitch(shown: HotelProfile, offer: OfferId) {
  const api = useApi();
  const queryClient = useQueryClient();
  const replaceOwnHotel = useReplaceOwnHotel();
  const scope = `offers-of-${shown._id}`;
  const mutationKey = [scope, offer];
  const pendingValues = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: scope },
    mutationFn(isOn: boolean) {
      const hotels = queryClient.getQueryData<HotelProfile[]>(ownHotelsKey);
      const { _id: id, version, offers = [] } = hotels?.find(({ _id }) => _id === shown._id) ?? shown;
      const others = offers.filter((each) => each !== offer);
      return api.call(changeOffers, { id, version, offers: isOn ? [...others, offer] : others });
    },
    onSuccess: ({ hotel }) => replaceOwnHotel(hotel),
    onError: () => queryClient.invalidateQueries({ queryKey: ownHotelsKey }),
  });
  return {
    isOn: pendingValues.at(-1) ?? (shown.offers ?? []).includes(offer),
    isBusy: pendingValues.length > 0,
    set: mutate,
  };
}

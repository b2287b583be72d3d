import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import type { ReactNode } from 'react';
import { useChosenHotel } from './chosen-hotel.js';
import { useOwnHotels } from './use-own-hotels.js';

type Props = {
  skeleton: ReactNode;
  failed: { title: string; message: string };
  children: (hotel: HotelProfile) => ReactNode;
};

/** What a page shows of the hotel that is chosen, as its owner sees it. */
export function OfChosenHotel({ skeleton, failed, children }: Props) {
  const { data: hotels, isPending, isFetching, refetch } = useOwnHotels();
  const chosen = useChosenHotel();
  const hotel = hotels?.find(({ _id }) => _id === chosen) ?? hotels?.[0];
  if (isPending) return skeleton;
  if (!hotel) return <ErrorState {...failed} onRetry={() => void refetch()} busy={isFetching} />;
  return children(hotel);
}

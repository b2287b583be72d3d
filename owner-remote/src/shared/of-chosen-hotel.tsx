import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import type { ReactNode } from 'react';
import { useOwnHotels } from './use-own-hotels.js';
import { useShownHotel } from './use-shown-hotel.js';

type Props = {
  skeleton: ReactNode;
  failed: { title: string; message: string };
  children: (hotel: HotelProfile) => ReactNode;
};

/** What a page shows of the hotel that is chosen, as its owner sees it. */
export function OfChosenHotel({ skeleton, failed, children }: Props) {
  const { isPending, isFetching, refetch } = useOwnHotels();
  const hotel = useShownHotel();
  if (isPending) return skeleton;
  if (!hotel) return <ErrorState {...failed} onRetry={() => void refetch()} busy={isFetching} />;
  return children(hotel);
}

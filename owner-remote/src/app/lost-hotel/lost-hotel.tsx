import { useQueryClient } from '@tanstack/react-query';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { ownHotelsKey, useOwnHotels } from '../../shared/use-own-hotels.js';
import { messages } from './messages.js';
import { useReadHotelsAfterRefusals } from './use-read-hotels-after-refusals.js';

/** Finds out that a hotel is lost, and is shown in place of its pages then. */
export function LostHotel({ hotel }: { hotel: HotelProfile | undefined }) {
  useReadHotelsAfterRefusals();
  return hotel ? <LostHotelNotice key={hotel._id} hotel={hotel} /> : null;
}

/** Nothing that was read of the hotel stays. */
function LostHotelNotice({ hotel }: { hotel: HotelProfile }) {
  const queryClient = useQueryClient();
  const other = useOwnHotels().data?.find(({ _id }) => _id !== hotel._id);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => name !== ownHotelsKey[0] });
    page.current?.querySelector('h1')?.focus();
  }, [queryClient]);
  return (
    <div ref={page}>
      <EmptyState
        icon={<LockKeyhole />}
        title={messages.title(hotel.name)}
        heading="h1"
        action={
          <Link to={other ? ownerPaths.dashboardOf(other._id) : paths.home} className={buttonStyle('secondary')}>
            {other ? messages.goOn(other.name) : messages.home}
          </Link>
        }
      >
        {messages.body}
      </EmptyState>
    </div>
  );
}

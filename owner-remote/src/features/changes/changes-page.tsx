import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { ChangesSkeleton } from './changes-skeleton.js';
import { messages } from './messages.js';

export const ChangesPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-3 max-w-3xl">
      <Link to={ownerPaths.hotel} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <OfChosenHotel skeleton={<ChangesSkeleton />} failed={messages.failed}>
        {(hotel) => <HotelChanges key={hotel._id} hotel={hotel} />}
      </OfChosenHotel>
    </div>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const HotelChanges = loadable<{ hotel: HotelProfile }>(
  async () => (await import('./list/hotel-changes.js')).HotelChanges,
  {
    skeleton: <ChangesSkeleton />,
    renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
  },
);

import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { messages } from './messages.js';
import { StaffSkeleton } from './staff-skeleton.js';

export const StaffPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-3 max-w-3xl">
      <Link to={ownerPaths.hotel} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <OfChosenHotel skeleton={<StaffSkeleton />} failed={messages.failed}>
        {({ _id, city }) => <HotelStaff key={_id} hotelId={_id} city={city} />}
      </OfChosenHotel>
    </div>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const HotelStaff = loadable<{ hotelId: string; city: string }>(
  async () => (await import('./list/hotel-staff.js')).HotelStaff,
  {
    skeleton: <StaffSkeleton />,
    renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
  },
);

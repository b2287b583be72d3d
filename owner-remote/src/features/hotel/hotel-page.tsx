import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Link } from 'react-router-dom';
import { ForRole } from '../../shared/for-role.js';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { HotelFormSkeleton } from './hotel-form-skeleton.js';
import { messages } from './messages.js';

export const HotelPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-3 -ml-4 flex flex-wrap">
      <Link to={ownerPaths.hotelPhotos} className={buttonStyle('quiet', 'small')}>
        {messages.photos}
      </Link>
      <ForRole needs="owner">
        <Link to={ownerPaths.staff} className={buttonStyle('quiet', 'small')}>
          {messages.staff}
        </Link>
        <Link to={ownerPaths.taxes} className={buttonStyle('quiet', 'small')}>
          {messages.taxes}
        </Link>
      </ForRole>
      <Link to={ownerPaths.ratePlans} className={buttonStyle('quiet', 'small')}>
        {messages.ratePlans}
      </Link>
      <Link to={ownerPaths.promotions} className={buttonStyle('quiet', 'small')}>
        {messages.promotions}
      </Link>
      <Link to={ownerPaths.offers} className={buttonStyle('quiet', 'small')}>
        {messages.offers}
      </Link>
      <Link to={ownerPaths.invoices} className={buttonStyle('quiet', 'small')}>
        {messages.invoices}
      </Link>
      <Link to={ownerPaths.changes} className={buttonStyle('quiet', 'small')}>
        {messages.changes}
      </Link>
    </div>
    <OfChosenHotel skeleton={<HotelFormSkeleton />} failed={messages.failed}>
      {(hotel) => <HotelForm key={hotel._id} hotel={hotel} />}
    </OfChosenHotel>
  </>
);

/** Loaded with the page, like the form of a new hotel. */
const HotelForm = loadable<{ hotel: HotelProfile }>(async () => (await import('./hotel-form.js')).HotelForm, {
  skeleton: <HotelFormSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});

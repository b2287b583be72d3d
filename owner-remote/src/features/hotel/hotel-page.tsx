import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Link } from 'react-router-dom';
import { useChosenHotel } from '../../shared/chosen-hotel.js';
import { useOwnHotels } from '../../shared/use-own-hotels.js';
import { HotelFormSkeleton } from './hotel-form-skeleton.js';
import { messages } from './messages.js';

export const HotelPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <Link to={paths.ownerTaxes} className={`${buttonStyle('quiet', 'small')} mt-3 -ml-4`}>
      {messages.taxes}
    </Link>
    <HotelContent />
  </>
);

function HotelContent() {
  const { data: hotels, isPending, isFetching, refetch } = useOwnHotels();
  const chosen = useChosenHotel();
  const hotel = hotels?.find(({ _id }) => _id === chosen) ?? hotels?.[0];
  if (isPending) return <HotelFormSkeleton />;
  if (!hotel) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <HotelForm key={hotel._id} hotel={hotel} />;
}

/** Loaded with the page, like the form of a new hotel. */
const HotelForm = loadable<{ hotel: HotelProfile }>(async () => (await import('./hotel-form.js')).HotelForm, {
  skeleton: <HotelFormSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});

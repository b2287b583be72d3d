import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { OfChosenHotel } from '../../shared/of-chosen-hotel.js';
import { messages } from './messages.js';

const skeleton = <Skeleton className="mt-8 h-96 rounded-card" />;

export const InvoicesPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <OfChosenHotel skeleton={skeleton} failed={messages.failed}>
      {(hotel) => <HotelInvoices key={hotel._id} hotel={hotel} />}
    </OfChosenHotel>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const HotelInvoices = loadable<{ hotel: HotelProfile }>(
  async () => (await import('./list/hotel-invoices.js')).HotelInvoices,
  { skeleton, renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} /> },
);

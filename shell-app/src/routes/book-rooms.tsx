import { limits } from '@wayhouse/domain/limits';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { paths } from '@wayhouse/contracts/paths';
import { Link, useParams } from 'react-router-dom';
import { BookTogetherForm } from '../features/booking/together/book-together-form.js';
import { messages } from '../features/booking/together/messages.js';
import { HotelSkeleton } from '../features/hotel/hotel-skeleton.js';
import { messages as hotelMessages } from '../features/hotel/messages.js';
import { UnknownHotel } from '../features/hotel/unknown-hotel.js';
import { useHotel } from '../features/hotel/use-hotel.js';
import { useSearchedStay } from '../shared/use-searched-stay.js';
import { withStay } from '../shared/with-stay.js';

export function BookRoomsPage() {
  const { hotel: name = '' } = useParams();
  const hotel = useHotel(name);
  const stay = useSearchedStay(hotel.data?.city);
  return (
    <Container className="py-10">
      {hotel.data && (
        <>
          <PageHeading title={messages.title}>{messages.lead(limits.roomsTogether)}</PageHeading>
          <p className="mt-3">
            <Link
              to={withStay(paths.hotel(hotel.data.slug), stay)}
              className="inline-flex min-h-11 items-center rounded-sm underline underline-offset-4 hover:text-ink"
            >
              {hotel.data.name}, {hotel.data.city}
            </Link>
          </p>
          <BookTogetherForm key={hotel.data._id} hotel={hotel.data} />
        </>
      )}
      {hotel.isPending && <HotelSkeleton />}
      {hotel.data === null && <UnknownHotel />}
      {hotel.isError && (
        <ErrorState
          {...hotelMessages.failed}
          heading="h1"
          onRetry={() => void hotel.refetch()}
          busy={hotel.isFetching}
        />
      )}
    </Container>
  );
}

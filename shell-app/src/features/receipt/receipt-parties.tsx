import type { Booking } from '@wayhouse/contracts/booking';
import { useSession } from '@wayhouse/web-kit/session';
import { Fact } from './fact.js';
import { texts } from './texts.js';

/** The guest and the hotel. */
export function ReceiptParties({ booking: { hotel } }: { booking: Booking }) {
  const { user } = useSession();
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact label={texts.guest}>
        <p className="font-medium">{user?.name}</p>
        <p className="text-muted">{user?.email}</p>
      </Fact>
      <Fact label={texts.hotel}>
        <p className="font-medium">{hotel.name}</p>
        <p className="text-muted">
          {hotel.address}, {hotel.city}
        </p>
      </Fact>
    </dl>
  );
}

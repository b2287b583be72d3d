import type { Booking } from '@wayhouse/contracts/booking';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { BookingDates, BookingFacts, BookingPhoto } from './booking-parts.js';
import { PaymentState } from './payment-state.js';
import { texts } from './texts.js';

type Props = { bookings: Booking[]; confirming: string | null };

/** A table where there is room for one, cards elsewhere. */
export const BookingList = (props: Props) =>
  useIsWide(1024) ? <BookingTable {...props} /> : <BookingCards {...props} />;

const BookingTable = ({ bookings, confirming }: Props) => (
  <table className="w-full border-collapse text-left">
    <thead>
      <tr className="border-b border-line text-sm text-muted">
        <th className="w-[52%] py-3 font-medium">{texts.columns.hotels}</th>
        <th className="py-3 pl-6 font-medium">{texts.columns.dates}</th>
        <th className="py-3 pl-6 font-medium">{texts.columns.payment}</th>
      </tr>
    </thead>
    <tbody>
      {bookings.map((booking) => (
        <tr key={booking._id} className="border-b border-line align-top">
          <td className="py-6">
            <div className="flex gap-5">
              <BookingPhoto booking={booking} className="aspect-[4/3] w-44 shrink-0 rounded-card" />
              <BookingFacts booking={booking} />
            </div>
          </td>
          <td className="py-6 pl-6">
            <BookingDates booking={booking} />
          </td>
          <td className="py-6 pl-6">
            <PaymentState booking={booking} isConfirming={confirming === booking._id} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const BookingCards = ({ bookings, confirming }: Props) => (
  <ul className="grid gap-6 sm:grid-cols-2">
    {bookings.map((booking) => (
      <li key={booking._id} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
        <BookingPhoto booking={booking} className="aspect-[16/10]" />
        <div className="flex grow flex-col gap-4 p-5">
          <BookingFacts booking={booking} />
          <BookingDates booking={booking} />
          <div className="mt-auto border-t border-line pt-4">
            <PaymentState booking={booking} isConfirming={confirming === booking._id} />
          </div>
        </div>
      </li>
    ))}
  </ul>
);

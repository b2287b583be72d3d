import type { Booking } from '@wayhouse/contracts/booking';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { BookingPhoto } from '../booking-photo.js';
import { messages } from '../messages.js';
import { BookingDates } from './booking-dates.js';
import { BookingDetails } from './booking-details.js';
import { BookingPayment } from './booking-payment.js';
import type { ListState } from './list-state.js';

type Props = { bookings: Booking[]; list: ListState };

/** A table on wide screens, cards on narrow ones. */
export const BookingList = (props: Props) =>
  useIsWide(1024) ? <BookingTable {...props} /> : <BookingCards {...props} />;

const BookingTable = ({ bookings, list }: Props) => (
  <table className="w-full border-collapse text-left">
    <thead>
      <tr className="border-b border-line text-sm text-muted">
        <th className="w-[44%] pb-3 font-medium">{messages.columns.hotels}</th>
        <th className="pb-3 pl-6 font-medium">{messages.columns.dates}</th>
        <th className="w-[28%] pb-3 pl-6 font-medium">{messages.columns.payment}</th>
      </tr>
    </thead>
    <tbody>
      {bookings.map((booking) => (
        <tr key={booking._id} className="border-b border-line align-top">
          <td className="py-6">
            <div className="flex gap-5">
              <BookingPhoto booking={booking} className="aspect-[4/3] w-40 shrink-0 self-start rounded-card xl:w-44" />
              <BookingDetails booking={booking} list={list} />
            </div>
          </td>
          <td className="py-6 pl-6">
            <BookingDates booking={booking} list={list} />
          </td>
          <td className="py-6 pl-6">
            <BookingPayment booking={booking} list={list} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const BookingCards = ({ bookings, list }: Props) => (
  <ul className="grid gap-6 sm:grid-cols-2">
    {bookings.map((booking) => (
      <li key={booking._id} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
        <BookingPhoto booking={booking} className="aspect-[16/10]" />
        <div className="flex grow flex-col gap-4 p-5">
          <BookingDetails booking={booking} list={list} />
          <BookingDates booking={booking} list={list} />
          <div className="mt-auto border-t border-line pt-4">
            <BookingPayment booking={booking} list={list} />
          </div>
        </div>
      </li>
    ))}
  </ul>
);

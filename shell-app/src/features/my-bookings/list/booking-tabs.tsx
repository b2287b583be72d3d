import type { Booking } from '@wayhouse/contracts/booking';
import { Tabs } from '@wayhouse/web-kit/ui/display/tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BookingGroup, bookingGroup, bookingGroups, groupBookings } from '../booking-groups.js';
import { CancelDialog } from '../cancel/cancel-dialog.js';
import { cancellableTogether } from '../cancel/cancellable-together.js';
import { messages } from '../messages.js';
import { type usePaymentReturn, usePaymentConfirmation } from '../payment/use-payment-return.js';
import { BookingList } from './booking-list.js';
import type { DialogOfRow } from './list-state.js';
import { NoBookings } from './no-bookings.js';
import { RowDialog } from './row-dialog.js';

type Props = {
  bookings: Booking[];
  /** When the bookings were fetched, in milliseconds. */
  now: number;
  payment: ReturnType<typeof usePaymentReturn>;
  watchRefund: (...bookingIds: string[]) => void;
};

/** Upcoming, past and cancelled stays. After a cancellation the booking's new tab opens and the focus moves to it. */
export function BookingTabs({ bookings, now, payment, watchRefund }: Props) {
  const find = (id: string | null) => bookings.find((booking) => booking._id === id);
  const [cancellingId, setCancellingId] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ dialog: DialogOfRow; id: string } | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const paidBooking = find(payment.bookingIds[0] ?? null);
  const [selected, select] = useSelectedGroup(paidBooking ? bookingGroup(paidBooking, now) : 'upcoming');
  usePaymentConfirmation(bookings, payment.bookingIds, () => payment.stop(selected));
  const grouped = groupBookings(bookings, now);
  const bookingToCancel = find(cancellingId);
  const openedBooking = opened && find(opened.id);

  const handleChange = (group: string) => {
    setMovedId(null);
    select(group);
  };
  const handleCancelled = (cancelled: Booking[]) => {
    const ids = cancelled.map(({ _id }) => _id);
    setCancellingId(null);
    setMovedId(ids.find((id) => id === cancellingId) ?? ids[0] ?? null);
    select('cancelled');
    watchRefund(...ids);
  };
  const renderGroup = (group: BookingGroup) =>
    grouped[group].length ? (
      <BookingList
        bookings={grouped[group]}
        list={{
          ...{ bookings, now, movedId, confirmingIds: payment.bookingIds },
          onCancel: setCancellingId,
          onOpen: (dialog, id) => setOpened({ dialog, id }),
        }}
      />
    ) : (
      <NoBookings {...messages.emptyGroups[group]} />
    );

  return (
    <>
      <Tabs
        label={messages.groups.label}
        active={selected}
        onChange={handleChange}
        tabs={bookingGroups.map((id) => ({
          id,
          title: messages.groups[id],
          count: grouped[id].length,
          body: renderGroup(id),
        }))}
      />
      {bookingToCancel && (
        <CancelDialog
          booking={bookingToCancel}
          together={cancellableTogether(bookingToCancel, bookings, now)}
          now={now}
          onClose={() => setCancellingId(null)}
          onCancelled={handleCancelled}
        />
      )}
      {opened && openedBooking && (
        <RowDialog
          dialog={opened.dialog}
          booking={openedBooking}
          onChanged={watchRefund}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** The group in the address (`show`), or `defaultGroup`, and a function to select another. */
function useSelectedGroup(defaultGroup: BookingGroup): [BookingGroup, (group: string) => void] {
  const [query, setQuery] = useSearchParams();
  const select = (group: string) => {
    const next = new URLSearchParams(query);
    next.set('show', group);
    setQuery(next, { replace: true });
  };
  return [bookingGroups.find((group) => group === query.get('show')) ?? defaultGroup, select];
}

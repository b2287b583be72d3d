import type { Booking } from '@wayhouse/contracts/booking';
import { Tabs } from '@wayhouse/web-kit/ui/display/tabs';
import { useState } from 'react';
import { BookingList } from './booking-list.js';
import { CancelDialog } from '../cancel/cancel-dialog.js';
import { NoBookings } from './no-bookings.js';
import { type Group, groupOf, groups, inGroups } from '../booking-groups.js';
import { texts } from '../messages.js';
import { type useReturningPayment, useThanks } from '../payment/use-payment-return.js';
import { useShownGroup } from './use-selected-group.js';

type Props = {
  bookings: Booking[];
  /** When the bookings were as they are here. */
  now: number;
  payment: ReturnType<typeof useReturningPayment>;
  onCancelled: (bookingId: string) => void;
};

/** Upcoming, past and cancelled stays. A booking that is cancelled moves to its new place, and the focus with it. */
export function BookingTabs({ bookings, now, payment, onCancelled }: Props) {
  const find = (id: string | null) => bookings.find((booking) => booking._id === id);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const paidFor = find(payment.bookingId);
  const [shown, show] = useShownGroup(paidFor ? groupOf(paidFor, now) : 'upcoming');
  useThanks(bookings, payment.bookingId, () => payment.stop(shown));
  const grouped = inGroups(bookings, now);
  const toCancel = find(leaving);

  const choose = (group: string) => {
    setMoved(null);
    show(group);
  };
  const follow = (bookingId: string) => {
    setLeaving(null);
    setMoved(bookingId);
    show('cancelled');
    onCancelled(bookingId);
  };
  const body = (group: Group) =>
    grouped[group].length ? (
      <BookingList
        bookings={grouped[group]}
        page={{ now, moved, confirming: payment.bookingId, onCancel: setLeaving }}
      />
    ) : (
      <NoBookings {...texts.emptyGroups[group]} />
    );

  return (
    <>
      <Tabs
        label={texts.groups.label}
        active={shown}
        onChange={choose}
        tabs={groups.map((id) => ({ id, title: texts.groups[id], count: grouped[id].length, body: body(id) }))}
      />
      {toCancel && <CancelDialog booking={toCancel} now={now} onClose={() => setLeaving(null)} onCancelled={follow} />}
    </>
  );
}

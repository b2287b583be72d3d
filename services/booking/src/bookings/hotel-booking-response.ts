import { type CallResponse, type calls } from '@wayhouse/contracts';
import { type BookingChange, countedRefunds, type Settlement, toAmount } from '@wayhouse/domain';
import { staffName } from '@wayhouse/messages/staff-names';
import { type Booking, isCancellableByHotel, isStanding } from './domain/booking.js';
import { forHotel, toBookingResponse } from './booking-response.js';
import { isChangeableByHotel } from './domain/change-stay-by-hotel.js';
import { noShowCharge } from './domain/no-show.js';
import { isBookedByHotel, hasNoEmail, isStruckOut } from './domain/guest.js';
import { isHandBack } from './domain/ledger.js';
import { canTakeBack } from './domain/pay-at-hotel.js';
import { guestName } from './guest-name.js';
import { priceChangesOf } from './domain/price-changes.js';
import { settlementIfCancelled } from './domain/booking-settlement.js';
import type { StaffNote } from './domain/staff-note.js';
import { mayRemove } from './domain/staff-notes.js';

type HotelBooking = CallResponse<typeof calls.showHotelBooking>;
type HistoryEntry = HotelBooking['history'][number];

type Extras = {
  /** Reaches the guest. */
  relayAddress?: string;
  /** That the guest has today, of several. */
  unit?: number;
  /** Of those who are or were members of the hotel's staff, by their ids. */
  staffNames?: ReadonlyMap<string, string>;
  /** Who reads it, with the role at its hotel. */
  reader?: Parameters<typeof mayRemove>[1];
};

/** A booking as the staff of its hotel sees it. */
export const toHotelBookingResponse = (
  booking: Booking,
  now: Date,
  { relayAddress, unit, staffNames = new Map(), reader }: Extras = {},
): HotelBooking => ({
  booking: { ...toBookingResponse(booking), ...forHotel(booking, unit) },
  // Not the email address: the privacy policy promises that hotels do not see it.
  guest: { name: guestName(booking), relayAddress },
  history: toHistory(booking, {
    of: (change) => actorOf(booking, change, staffNames),
    named: (id) => toActor(booking, id, staffNames),
  }),
  ...(booking.notes && { notes: booking.notes.map((note) => toNote(booking, note, { staffNames, reader })) }),
  ...(!isStruckOut(booking) && { isOpenForNotes: true }),
  ...(!isStruckOut(booking) && isStanding(booking, now) && { isCorrectable: true }),
  ...(!hasNoEmail(booking) && { isGuestEmailed: true }),
  ...(isChangeableByHotel(booking, now) && { isChangeable: true }),
  ...(isCancellableByHotel(booking, now) && { cancelling: toRefunds(settlementIfCancelled(booking, 0, now)) }),
  ...toNoShow(booking, now),
});

const toNote = (
  booking: Booking,
  note: StaffNote,
  { staffNames, reader }: Required<Pick<Extras, 'staffNames'>> & Pick<Extras, 'reader'>,
) => {
  const { actor: author } = toActor(booking, note.by, staffNames);
  const { id, text, at } = note;
  return {
    ...{ id, text, at: at.toISOString() },
    ...(author !== undefined && { author }),
    ...(reader && mayRemove(note, reader) && { isRemovable: true as const }),
  };
};

function toNoShow(booking: Booking, now: Date): Pick<HotelBooking, 'noShow'> {
  const charge = noShowCharge(booking, now);
  if (charge === undefined) return {};
  return { noShow: { charge: toAmount(charge), ...toRefunds(settlementIfCancelled(booking, charge, now)) } };
}

const toRefunds = ({ refund }: Settlement) => ({ byCard: toAmount(refund.card), atHotel: toAmount(refund.hotel) });

/**
 * Sorted by time in whole seconds, because Stripe's times have no fractions: within one second the order below decides,
 * causes before effects.
 */
function toHistory(booking: Booking, { of: actor, named }: Actors): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    {
      type: 'booked',
      ...timeAndAmount(booking.bookedAt, booking.changes?.[0]?.totalMinor ?? booking.totalMinor),
      ...(isBookedByHotel(booking) && { by: 'hotel', ...actor('booked') }),
    },
    ...changeEntries(booking, named),
    ...paymentEntries(booking, { of: actor, named }),
    ...detailsEntries(booking, named),
    ...cancellationEntries(booking, actor),
    ...stayEntries(booking, actor),
    ...countedRefunds(booking).map((refund) => ({
      ...{ type: 'refunded' as const, method: refund.method },
      ...timeAndAmount(refund.refundedAt, refund.amountMinor),
      ...(isHandBack(refund) && { isHandBack: true as const }),
      ...(refund.note && { note: refund.note }),
      ...(refund.by && named(refund.by)),
    })),
  ];
  return entries.sort((a, b) => toSeconds(a) - toSeconds(b));
}

/** Those that were taken back as well, each with its correction. */
const paymentEntries = (booking: Booking, { of: actor, named }: Actors): HistoryEntry[] => [
  ...[...booking.payments, ...(booking.takenBack ?? [])].map((payment) => {
    const { paymentId, paidAt, amountMinor, method, means, note, by } = payment;
    return {
      type: 'paid' as const,
      method,
      ...timeAndAmount(paidAt, amountMinor),
      ...(means && { means }),
      ...(note && { note }),
      // Who is not noted with the payment has recorded the latest one.
      ...(method === 'hotel' && (by ? named(by) : actor('paid'))),
      ...(canTakeBack(booking, paymentId) && { paymentId }),
    };
  }),
  ...(booking.takenBack ?? []).map(({ takenBackAt, takenBackBy, amountMinor }) => ({
    type: 'payment-taken-back' as const,
    ...{ ...timeAndAmount(takenBackAt, amountMinor), ...named(takenBackBy) },
  })),
];

type Actor = { actor?: string };
type ActorOf = (change: BookingChange) => Actor;
/** Who has made the latest change of a kind, and who has this id. */
type Actors = { of: ActorOf; named: (id: string) => Actor };

/**
 * Who has made the latest change of a kind, where the hotel has or had staff beside its owner. Who is not noted was the owner, from
 * before there were members; but an operator cancels, too.
 */
function actorOf(booking: Booking, change: BookingChange, staffNames: ReadonlyMap<string, string>): Actor {
  const id = booking.actors?.[change] ?? (isByOperatorAtTimes(booking, change) ? undefined : booking.room.ownerId);
  return id === undefined ? {} : toActor(booking, id, staffNames);
}

/** Names a member of the staff, where there is or was one beside the owner. */
export function toActor({ room }: Booking, id: string, staffNames: ReadonlyMap<string, string>): Actor {
  if (staffNames.size === 0) return {};
  return { actor: staffName(id, room.ownerId, staffNames) };
}

const toSeconds = ({ at }: HistoryEntry) => Math.floor(Date.parse(at) / 1000);

const isByOperatorAtTimes = (booking: Booking, change: BookingChange): boolean =>
  change === 'cancelled' && !(booking.state === 'cancelled' && booking.isNoShow);

const cancellationEntries = (booking: Booking, actor: ActorOf) =>
  booking.state === 'cancelled'
    ? [
        {
          ...(booking.isNoShow
            ? { type: 'no-show' as const }
            : { type: 'cancelled' as const, by: booking.cancelledBy }),
          ...timeAndAmount(booking.cancelledAt, booking.chargedMinor),
          ...(booking.cancelledBy === 'owner' && actor('cancelled')),
        },
      ]
    : [];

const stayEntries = ({ checkedInAt, checkedOutAt }: Booking, actor: ActorOf): HistoryEntry[] => [
  ...(checkedInAt ? [{ type: 'checked-in' as const, at: checkedInAt.toISOString(), ...actor('checked-in') }] : []),
  ...(checkedOutAt ? [{ type: 'checked-out' as const, at: checkedOutAt.toISOString(), ...actor('checked-out') }] : []),
];

const changeEntries = (booking: Booking, named: Actors['named']): HistoryEntry[] =>
  priceChangesOf(booking).map(({ at, toMinor }, index) => {
    const { stay, guests, by } = booking.changes![index]!;
    const before = { checkInDate: stay.checkIn, checkOutDate: stay.checkOut, guests };
    const who = by !== undefined && { by: 'hotel' as const, ...named(by) };
    return { type: 'stay-changed', ...timeAndAmount(at, toMinor), before, ...who };
  });

/** The latest change alone. */
function detailsEntries({ details }: Booking, named: Actors['named']): HistoryEntry[] {
  if (!details?.changedAt) return [];
  const who = details.changedBy !== undefined && { by: 'hotel' as const, ...named(details.changedBy) };
  return [{ type: 'details-changed', at: details.changedAt.toISOString(), ...who }];
}

const timeAndAmount = (at: Date, minor: number) => ({ at: at.toISOString(), amount: toAmount(minor) });

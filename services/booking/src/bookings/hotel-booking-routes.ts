import { calls } from '@wayhouse/contracts';
import { DomainError, type PaymentMeans, type StayStatus, toAmount, toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { idFromKey, route } from '@wayhouse/service-kit';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import type { BookingRepository } from './booking-repository.js';
import { cancelForHotel, recordNoShowForHotel } from './cancel-booking.js';
import { changeStayByHotel, showStayChangeByHotel } from './change-stay-by-hotel.js';
import { toActor } from './hotel-booking-response.js';
import type { Booking, CancelledBooking } from './domain/booking.js';
import { hasNoEmail } from './domain/guest.js';
import { requireHotelBooking } from './domain/booking-access.js';
import { type FormChange, type Maker, madeByOther } from './domain/made-by-other.js';
import { byMethod } from './domain/ledger.js';
import { recordPaymentAtHotel, takeBackPaymentAtHotel } from './record-payment-at-hotel.js';
import { recordStayStatus } from './record-stay-status.js';
import { showHotelBooking, type Deps as ShowDeps } from './show-hotel-booking.js';
import { toStayChangeResponse, toWantedStay } from './stay-change-response.js';

type Deps = Parameters<typeof cancelForHotel>[0] &
  Parameters<typeof changeStayByHotel>[0] &
  Parameters<typeof showStayChangeByHotel>[0] &
  Parameters<typeof recordPaymentAtHotel>[0] &
  ShowDeps & { bookings: BookingRepository };

const stayConfirmations = {
  expected: 'guestExpected',
  'in-house': 'guestInHouse',
  departed: 'guestDeparted',
} as const satisfies Record<StayStatus, keyof typeof confirmations>;

type RecordedPayment = { form: string; amountMinor: number; means?: PaymentMeans };

/** What a status is recorded by; that a guest is expected again has no time of its own. */
const doneBy: Partial<Record<StayStatus, FormChange>> = { 'in-house': 'checked-in', departed: 'checked-out' };

/** How owners handle a single booking of their hotels. */
export const hotelBookingRoutes = (deps: Deps) => {
  const toResponse = (booking: Booking, ownHotels: OwnHotels) => showHotelBooking(deps, booking, ownHotels);
  /** Who finds that somebody else has done it must not believe to have done it: money would go over the desk twice. */
  async function assertOwn(booking: Booking, change: FormChange, maker: Maker): Promise<void> {
    const made = madeByOther(booking, change, maker);
    if (!made) return;
    const { actor } = made.by ? toActor(booking, made.by, await deps.staff.findNames(booking.room.hotelId)) : {};
    const what = booking.state === 'cancelled' && booking.isNoShow && change === 'cancelled' ? 'no-show' : change;
    throw new DomainError('already-made', { what, at: made.at.toISOString(), city: booking.room.city, by: actor });
  }
  /** Who has seen as owed what another form has recorded as paid since learns of that payment, as does who sends a form again with another one. */
  async function assertRecorded(booking: Booking, { form, ...wanted }: RecordedPayment): Promise<void> {
    const { payments } = byMethod(booking, 'hotel');
    const own = payments.find(({ paymentId }) => paymentId === form);
    if (own && own.amountMinor === wanted.amountMinor && own.means === wanted.means) return;
    const { amountMinor, paidAt, by } = own ?? payments.at(-1)!;
    const { actor } = by ? toActor(booking, by, await deps.staff.findNames(booking.room.hotelId)) : {};
    const recorded = { amount: toAmount(amountMinor), currency: booking.currency, at: paidAt.toISOString() };
    throw new DomainError('payment-recorded', { ...recorded, city: booking.room.city, by: actor });
  }
  return [
    route(calls.showHotelBooking, async ({ input, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      return toResponse(requireHotelBooking(await deps.bookings.get(input.id), ownHotels), ownHotels);
    }),
    route(calls.markPaid, async ({ input: { bookingId, amount, note, key }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const form = formOf(bookingId, key);
      const payment = { amountMinor: toMinor(amount), note, form };
      const booking = await recordPaymentAtHotel(deps, { bookingId, ownHotels, ...payment });
      await assertOwn(booking, 'paid', { by: ownHotels.callerId, form });
      if (form) await assertRecorded(booking, { ...payment, form });
      return { message: confirmations.paidAtHotel, ...(await toResponse(booking, ownHotels)) };
    }),
    route(calls.recordPayment, async ({ input: { bookingId, amount, owed, means, note, key }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const form = formId(bookingId, key);
      const payment = { amountMinor: toMinor(amount), owedMinor: toMinor(owed), means, note, form };
      const booking = await recordPaymentAtHotel(deps, { bookingId, ownHotels, ...payment });
      await assertRecorded(booking, payment);
      return { message: confirmations.paidAtHotel, ...(await toResponse(booking, ownHotels)) };
    }),
    route(calls.takeBackPayment, async ({ input: { bookingId, paymentId }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const booking = await takeBackPaymentAtHotel(deps, { bookingId, paymentId, ownHotels });
      return { message: confirmations.paymentTakenBack, ...(await toResponse(booking, ownHotels)) };
    }),
    route(calls.setStayStatus, async ({ input: { bookingId, status }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const { before, after: booking } = await recordStayStatus(deps, { bookingId, ownHotels, status });
      const made = doneBy[status];
      if (made && booking === before) await assertOwn(booking, made, { by: ownHotels.callerId });
      return { message: confirmations[stayConfirmations[status]], ...(await toResponse(booking, ownHotels)) };
    }),
    route(calls.showStayChangeByHotel, async ({ input, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const { before, handBackMinor, ...terms } = await showStayChangeByHotel(deps, {
        ...toWantedStay(input),
        ownHotels,
      });
      const moves = terms.moves.length > 0 && { moves: terms.moves.map(({ night: from, unit }) => ({ from, unit })) };
      const handBack = handBackMinor > 0 && { handBack: toAmount(handBackMinor) };
      return { before: toAmount(before.totalMinor), ...toStayChangeResponse(terms), ...handBack, ...moves };
    }),
    route(calls.changeStayByHotel, async ({ input, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const wanted = { ...toWantedStay(input), expectedTotalMinor: toMinor(input.totalPrice) };
      const seenMoves = input.moves?.map(({ from: night, unit }) => ({ night, unit }));
      const amountMinor = toSeen(input.handBack);
      const seenHandBack = amountMinor === undefined ? undefined : { amountMinor, note: input.note };
      const form = formOf(input.id, input.key);
      const booking = await changeStayByHotel(deps, { ...wanted, ownHotels, form, seenMoves, seenHandBack });
      await assertOwn(booking, 'stay-changed', { by: ownHotels.callerId, form });
      const message = confirmations[hasNoEmail(booking) ? 'stayChangedAtDesk' : 'stayChangedByHotel'];
      return { message, ...(await toResponse(booking, ownHotels)) };
    }),
    route(calls.cancelByOwner, async ({ input: { bookingId, handBack, key }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const form = formOf(bookingId, key);
      const booking = await cancelForHotel(deps, { bookingId, ownHotels, form, seenHandBackMinor: toSeen(handBack) });
      await assertOwn(booking, 'cancelled', { by: ownHotels.callerId, form });
      return { message: confirmations[outcomeOf(booking)], ...(await toResponse(booking, ownHotels)) };
    }),
    route(calls.recordNoShow, async ({ input: { bookingId, handBack, key }, caller }) => {
      const ownHotels = await requireOwnHotels(deps.staff, caller);
      const form = formOf(bookingId, key);
      const booking = await recordNoShowForHotel(deps, {
        bookingId,
        ownHotels,
        form,
        seenHandBackMinor: toSeen(handBack),
      });
      await assertOwn(booking, 'cancelled', { by: ownHotels.callerId, form });
      return { message: confirmations[outcomeOf(booking)], ...(await toResponse(booking, ownHotels)) };
    }),
  ];
};

/** Of one booking, so that a key is no form of another one. */
const formOf = (bookingId: string, key?: string) => (key === undefined ? undefined : formId(bookingId, key));
const toSeen = (amount?: number) => (amount === undefined ? undefined : toMinor(amount));
const formId = (bookingId: string, key: string) => idFromKey('form', bookingId, key);

/** Of several that end a booking the first one counts, whatever the later ones are. */
function outcomeOf({ guest, cancelledBy, isNoShow }: CancelledBooking) {
  if (cancelledBy === 'guest') return 'cancelledByGuest';
  if (hasNoEmail({ guest })) return isNoShow ? 'noShowAtDesk' : 'cancelledAtDesk';
  return isNoShow ? 'noShowRecorded' : 'cancelledForGuest';
}

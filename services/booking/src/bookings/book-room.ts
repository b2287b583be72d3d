import { events } from '@wayhouse/contracts';
import { arrivalWindow, assertArrival, type CancellationPolicy, stayRestriction } from '@wayhouse/domain';
import { currentLocale } from '@wayhouse/messages/locale';
import { insertTogether, type InTransaction, type Log, type Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import { choosePromotion, type Deps as PromotionDeps } from '../promotions/choose-promotion.js';
import type { PromotionRepository } from '../promotions/promotion-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { createBooking, type Booking, type Order } from './domain/booking.js';
import { chooseTerms, type PolicyFor } from './domain/choose-terms.js';
import type { AccountGuest } from './domain/guest.js';
import { assertUnpaidLimits, type UnpaidLimits } from './domain/unpaid-limits.js';
import { bookingEventData, emailedDetails } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import type { GuestRepository } from './guest-repository.js';
import { newRelayNames } from './relay-addresses.js';

type Deps = PromotionDeps & {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'getWithUnits'>;
  nights: Pick<RoomNights, 'take'>;
  guests: Pick<GuestRepository, 'countBooking'>;
  bookings: Pick<BookingRepository, 'add' | 'listUnpaidStays'>;
  unpaidLimits: UnpaidLimits;
  outbox: Outbox;
  policyFor: PolicyFor;
  promotions: Pick<PromotionRepository, 'use'>;
  log: Pick<Log, 'warn'>;
};

/** `expectedTotalMinor` and `seenPolicy` are what the guest has seen, where the caller names it. */
type Request = Omit<Order, 'guest' | 'locale' | 'cancellationPolicy' | 'relay' | 'plan' | 'promotion'> & {
  guest: AccountGuest;
  planId?: string;
  promotionCode?: string;
  seenPolicy?: CancellationPolicy;
  expectedTotalMinor?: number;
};

export async function bookRoom(deps: Deps, roomId: string, request: Request): Promise<Booking> {
  const { expectedTotalMinor, planId, promotionCode, seenPolicy, ...asked } = request;
  const { room, units } = await deps.rooms.getWithUnits(roomId);
  assertArrival(asked.stay.checkIn, arrivalWindow(room.city, deps.now()));
  const restriction = stayRestriction(room, asked.stay, deps.now());
  if (restriction) throw restriction;
  const terms = { locale: currentLocale(), ...chooseTerms(room, planId, deps.policyFor, seenPolicy) };
  const entered = { callerId: asked.guest.id, room, stay: asked.stay, code: promotionCode };
  const order = { ...asked, ...terms, ...(await choosePromotion(deps, entered)), relay: newRelayNames() };
  const booking = createBooking(room, order, deps.now(), expectedTotalMinor);
  const data = bookingEventData(booking);
  await deps.inTransaction(async (tx) => {
    const isFirst = (await deps.guests.countBooking(tx, asked.guest.id)) === 1;
    const held = isFirst ? [] : await deps.bookings.listUnpaidStays(asked.guest.id, deps.now(), { tx });
    assertUnpaidLimits(booking.stay, held, deps.unpaidLimits);
    if (booking.promotion) await deps.promotions.use(tx, booking.promotion.id);
    await insertTogether(tx, deps.log, async () => {
      await deps.nights.take(tx, booking.id, units, data.nights);
      await deps.bookings.add(tx, booking);
      const details = booking.details && { details: emailedDetails(booking) };
      await deps.outbox.add(tx, events.bookingConfirmed, { ...data, ...details });
    });
  });
  return booking;
}

import { events } from '@wayhouse/contracts';
import {
  arrivalWindow,
  assertArrival,
  type CancellationPolicy,
  DomainError,
  earliestAtDesk,
  type GuestDetails,
  type Stay,
} from '@wayhouse/domain';
import { currentLocale } from '@wayhouse/messages/locale';
import { idFromKey, insertTogether, type InTransaction, type Log, type Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import { isClosed } from '../hotels/domain/closings.js';
import { assertMayActOn, type OwnHotels } from '../hotels/domain/own-hotels.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { choosePromotion, type Deps as PromotionDeps } from '../promotions/choose-promotion.js';
import type { PromotionRepository } from '../promotions/promotion-repository.js';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { bookingEventData } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { requireHotelBooking } from './domain/booking-access.js';
import { createBooking, currencyOf } from './domain/create-booking.js';
import { chooseTerms, type PolicyFor } from './domain/choose-terms.js';
import { findMade } from './find-made.js';

export type Deps = PromotionDeps & {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'get' | 'takeTurn'>;
  hotels: Pick<HotelProjection, 'findClosings'>;
  nights: Pick<RoomNights, 'take'>;
  bookings: Pick<BookingRepository, 'add' | 'find' | 'listByIds'>;
  outbox: Outbox;
  policyFor: PolicyFor;
  currency: string;
  promotions: Pick<PromotionRepository, 'use'>;
  log: Pick<Log, 'warn'>;
};

/** `expectedTotalMinor`, `seenCurrency` and `seenPolicy` are what the front desk has seen. */
type Request = {
  ownHotels: OwnHotels;
  key: string;
  roomId: string;
  /** The one to have where it is free. */
  unit?: number;
  /** Of the rate plan to book on; without it, on the standard terms. */
  planId?: string;
  promotionCode?: string;
  guestName: string;
  seenPolicy?: CancellationPolicy;
  guests: number;
  details: GuestDetails;
  stay: Stay;
  expectedTotalMinor: number;
  seenCurrency?: string;
};

type Order = Omit<Request, 'key'>;

/**
 * Books for a guest without an account: free nights and the room's capacity count, what the owner has set for guests does not.
 * `key` identifies the form, so that submitting it twice makes one booking; with other contents it is refused.
 */
export async function bookAtDesk(deps: Deps, { key, ...request }: Request): Promise<Booking> {
  const id = idFromKey('desk-booking', request.ownHotels.callerId, key);
  const known = await findOwnMade(deps, id, request);
  if (known) return known;
  try {
    return await makeBooking(deps, id, request);
  } catch (error) {
    // Of two at once the later one finds the nights taken by the earlier one.
    const made = await findOwnMade(deps, id, request);
    if (made) return made;
    throw error;
  }
}

async function findOwnMade({ bookings }: Deps, id: string, request: Order): Promise<Booking | undefined> {
  const made = await findMade(bookings, id, { stay: request.stay, rooms: [request] });
  // The caller may have been removed from the staff since.
  return made && requireHotelBooking(made[0]!, request.ownHotels);
}

async function makeBooking(deps: Deps, id: string, request: Order): Promise<Booking> {
  const { roomId, unit, planId, promotionCode, seenPolicy, ownHotels, guestName, expectedTotalMinor, ...rest } =
    request;
  const { seenCurrency, ...asked } = rest;
  const room = await deps.rooms.get(roomId);
  assertMayActOn(ownHotels, room.hotelId, 'room-not-found');
  await assertOpen(deps, room);
  assertDeskArrival(room, asked.stay.checkIn, deps.now());
  const chosen = chooseTerms(room, planId, deps.policyFor, seenPolicy);
  const entered = { callerId: ownHotels.callerId, room, stay: asked.stay, code: promotionCode };
  const promotion = await choosePromotion(deps, entered);
  const currency = currencyOf(room, deps.currency, seenCurrency);
  const terms = { locale: currentLocale(), ...chosen, ...promotion, currency };
  const order = { id, guest: { name: guestName }, ...asked, ...terms };
  const booked = createBooking(room, order, deps.now(), expectedTotalMinor);
  const booking = { ...booked, actors: { booked: ownHotels.callerId } };
  const data = bookingEventData(booking);
  await deps.inTransaction(async (tx) => {
    const { isClosedByOwner, units } = await deps.rooms.takeTurn(tx, room.roomId);
    if (isClosedByOwner) throw closedError(room, { isByOwner: true });
    if (booking.promotion) await deps.promotions.use(tx, booking.promotion.id);
    await insertTogether(tx, deps.log, async () => {
      await deps.nights.take(tx, id, units, data.nights, unit);
      await deps.bookings.add(tx, booking);
      await deps.outbox.add(tx, events.bookingConfirmed, data);
    });
  });
  return booking;
}

const assertDeskArrival = (room: Room, checkIn: string, now: Date): void =>
  assertArrival(checkIn, { ...arrivalWindow(room.city, now), earliest: earliestAtDesk(room.city, now, room) });

async function assertOpen({ hotels }: Deps, room: Room): Promise<void> {
  const closings = await hotels.findClosings(room.hotelId);
  if (isClosed(closings)) throw closedError(room, { isByOwner: !closings.isByOperator });
}

const closedError = ({ hotelName: hotel }: Room, by: { isByOwner: boolean }) =>
  new DomainError('hotel-closed', { hotel, ...by });

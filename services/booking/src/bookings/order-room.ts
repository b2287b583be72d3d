import { arrivalWindow, assertArrival, type CancellationPolicy, stayRestriction } from '@wayhouse/domain';
import { currentLocale } from '@wayhouse/messages/locale';
import { choosePromotion, type Deps as PromotionDeps } from '../promotions/choose-promotion.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { Booking } from './domain/booking.js';
import { createBooking, currencyOf, type Order } from './domain/create-booking.js';
import { chooseTerms, type PolicyFor } from './domain/choose-terms.js';
import type { AccountGuest } from './domain/guest.js';
import { newRelayNames } from './relay-addresses.js';

export type Deps = PromotionDeps & {
  rooms: Pick<RoomProjection, 'get'>;
  policyFor: PolicyFor;
  currency: string;
};

/** `expectedTotalMinor`, `seenCurrency` and `seenPolicy` are what the guest has seen, where the caller names it. */
export type Request = Omit<
  Order,
  'guest' | 'locale' | 'currency' | 'cancellationPolicy' | 'relay' | 'plan' | 'promotion'
> & {
  guest: AccountGuest;
  planId?: string;
  promotionCode?: string;
  seenPolicy?: CancellationPolicy;
  expectedTotalMinor?: number;
  seenCurrency?: string;
};

/**
 * A booking that is not stored yet: what a guest would book, on the terms of now. Throws why the room cannot be had on them. Its nights
 * may be taken.
 */
export async function orderRoom(deps: Deps, roomId: string, request: Request): Promise<Booking> {
  const { expectedTotalMinor, seenCurrency, planId, promotionCode, seenPolicy, ...asked } = request;
  const room = await deps.rooms.get(roomId);
  assertArrival(asked.stay.checkIn, arrivalWindow(room.city, deps.now()));
  const restriction = stayRestriction(room, asked.stay, deps.now());
  if (restriction) throw restriction;
  const currency = currencyOf(room, deps.currency, seenCurrency);
  const terms = { locale: currentLocale(), currency, ...chooseTerms(room, planId, deps.policyFor, seenPolicy) };
  const entered = { callerId: asked.guest.id, room, stay: asked.stay, code: promotionCode };
  const order = { ...asked, ...terms, ...(await choosePromotion(deps, entered)), relay: newRelayNames() };
  return createBooking(room, order, deps.now(), expectedTotalMinor);
}

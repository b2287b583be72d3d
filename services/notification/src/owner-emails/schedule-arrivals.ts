import type { InTransaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import type { HotelProjection } from '../booking-emails/hotel-projection.js';
import { dueDay, nextQuarterHour } from './domain/arrivals-time.js';
import { touches } from './domain/hotel-day.js';
import type { OwnerEmailChoices } from './owner-email-choice-repository.js';
import type { OwnerEmail, OwnerEmailQueue } from './owner-email-queue.js';
import type { StaffProjection } from './staff-projection.js';
import { emailIdFor, type Recipient } from './wanted-emails.js';

export type Deps = {
  bookings: Pick<BookingProjection, 'listAround'>;
  hotels: Pick<HotelProjection, 'findOwner'>;
  staff: Pick<StaffProjection, 'listByMember'>;
  ownerEmailChoices: Pick<OwnerEmailChoices, 'claimArrivals'>;
  ownerEmails: Pick<OwnerEmailQueue, 'add'>;
  inTransaction: InTransaction;
  now: () => Date;
};

/** Queues the emails about arrivals that are due: one a day for each hotel that has guests, however often it is asked. */
export async function scheduleArrivals(deps: Deps): Promise<void> {
  const now = deps.now();
  const claim = () => deps.ownerEmailChoices.claimArrivals(now, nextQuarterHour(now));
  for (let due = await claim(); due; due = await claim()) await queueDays(deps, due, now);
}

type Due = { accountId: string; since: Date };

async function queueDays(deps: Deps, { accountId, since }: Due, now: Date): Promise<void> {
  const days = new Map<string, OwnerEmail>();
  for (const { facts, recipient } of await listStays(deps, accountId, now)) {
    const { id: hotelId, city } = facts.hotel;
    const date = dueDay(city, since, now);
    if (!date || !touches(facts, date)) continue;
    const id = emailIdFor(`arrivals-${hotelId}-${date}`, recipient);
    days.set(id, { id, ...recipient, kind: 'arrivals', hotelId, date });
  }
  for (const day of days.values()) await deps.inTransaction((tx) => deps.ownerEmails.add(tx, day, now));
}

/** The stays around today at the hotels that an account owns, and at those where it works. */
async function listStays({ bookings, staff, hotels }: Deps, accountId: string, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const own = (await bookings.listAround(accountId, today)).map(({ facts }) => ({
    facts,
    recipient: { ownerId: accountId } as Recipient,
  }));
  const others = await Promise.all(
    (await staff.listByMember(accountId)).map(async ({ hotelId }) => {
      const ownerId = await hotels.findOwner(hotelId);
      const stays = ownerId ? await bookings.listAround(ownerId, today) : [];
      return stays
        .filter(({ facts }) => facts.hotel.id === hotelId)
        .map(({ facts }) => ({ facts, recipient: { ownerId: ownerId!, memberId: accountId } }));
    }),
  );
  return [...own, ...others.flat()];
}

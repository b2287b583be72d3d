import type { InTransaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import type { HotelProjection } from '../booking-emails/hotel-projection.js';
import { type Deps as PushDeps, queueOwnerPushes } from '../owner-pushes/queue-owner-pushes.js';
import { dueDay, nextQuarterHour } from './domain/arrivals-time.js';
import { touches } from './domain/hotel-day.js';
import type { OwnerEmailChoices } from './owner-email-choice-repository.js';
import type { DayNews, OwnerEmailQueue } from './owner-email-queue.js';
import type { StaffProjection } from './staff-projection.js';
import { emailIdFor, type Recipient } from './wanted-emails.js';

export type Deps = PushDeps & {
  bookings: Pick<BookingProjection, 'listAround'>;
  hotels: Pick<HotelProjection, 'findOwner'>;
  staff: Pick<StaffProjection, 'listByMember'>;
  ownerEmailChoices: Pick<OwnerEmailChoices, 'claimArrivals' | 'noteArrivalsQueued'>;
  ownerEmails: Pick<OwnerEmailQueue, 'has' | 'add'>;
  inTransaction: InTransaction;
};

/** Queues the emails and pushes about arrivals that are due: one a day for each hotel that has guests, however often it is asked. */
export async function scheduleArrivals(deps: Deps): Promise<void> {
  const now = deps.now();
  const claim = () => deps.ownerEmailChoices.claimArrivals(now, nextQuarterHour(now));
  for (let due = await claim(); due; due = await claim()) {
    await queueDays(deps, due, now);
    await deps.ownerEmailChoices.noteArrivalsQueued(due.accountId, now);
  }
}

type Due = { accountId: string; since: Date };

async function queueDays(deps: Deps, { accountId, since }: Due, now: Date): Promise<void> {
  const days = new Map<string, { recipient: Recipient; news: DayNews }>();
  for (const { facts, recipient } of await listStays(deps, accountId, now)) {
    const { id: hotelId, city } = facts.hotel;
    const date = dueDay(city, since, now);
    if (!date || !touches(facts, date)) continue;
    const id = emailIdFor(`arrivals-${hotelId}-${date}`, recipient);
    days.set(id, { recipient, news: { kind: 'arrivals', hotelId, date } });
  }
  for (const [id, { recipient, news }] of days)
    await deps.inTransaction(async (tx) => {
      // It is due again after a crash: a browser that is switched on after the email gets the next one.
      if (await deps.ownerEmails.has(tx, id)) return;
      await deps.ownerEmails.add(tx, { id, ...recipient, ...news }, now);
      await queueOwnerPushes(deps, tx, id, recipient, news);
    });
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

import type { InTransaction } from '@wayhouse/service-kit';
import type { BookingProjection } from '../booking-emails/booking-projection.js';
import { dueDay, nextQuarterHour } from './domain/arrivals-time.js';
import { touches } from './domain/hotel-day.js';
import type { OwnerEmailChoices } from './owner-email-choice-repository.js';
import type { OwnerEmailQueue } from './owner-email-queue.js';

export type Deps = {
  bookings: Pick<BookingProjection, 'listAround'>;
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

async function queueDays(deps: Deps, { ownerId, since }: { ownerId: string; since: Date }, now: Date): Promise<void> {
  const days = new Map<string, { hotelId: string; date: string }>();
  for (const { facts } of await deps.bookings.listAround(ownerId, now.toISOString().slice(0, 10))) {
    const date = dueDay(facts.hotel.city, since, now);
    if (date && touches(facts, date)) days.set(`arrivals-${facts.hotel.id}-${date}`, { hotelId: facts.hotel.id, date });
  }
  for (const [id, day] of days)
    await deps.inTransaction((tx) => deps.ownerEmails.add(tx, { id, ownerId, kind: 'arrivals', ...day }, now));
}

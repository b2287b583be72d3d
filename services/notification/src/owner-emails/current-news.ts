import type { BookingProjection } from '../booking-emails/booking-projection.js';
import { isChangeSuperseded } from '../booking-emails/change-facts.js';
import type { MessageNews } from '../owner-pushes/owner-push-queue.js';
import { isToday } from './domain/arrivals-time.js';
import { hotelDay, type HotelDay } from './domain/hotel-day.js';
import type { KnownBooking } from './owner-email-context.js';
import type { BookingNews, DayNews } from './owner-email-queue.js';
import type { StaffProjection } from './staff-projection.js';
import { emailChoiceOf, type Recipient } from './wanted-emails.js';

export type Deps = Parameters<typeof emailChoiceOf>[0] & {
  bookings: Pick<BookingProjection, 'findKnown' | 'listAround'>;
  staff: Pick<StaffProjection, 'isMember'>;
  now: () => Date;
};

/** The bookings that news are about, as they are now; nothing if there is no reason any more to let the recipient know. */
export async function findSubjects(
  deps: Deps,
  { memberId }: Recipient,
  news: BookingNews | MessageNews,
): Promise<[KnownBooking, ...KnownBooking[]] | undefined> {
  const [booking, ...others] = await findBookings(deps, news);
  if (!booking || isSuperseded(news, booking)) return undefined;
  return (await worksAt(deps, memberId, booking.facts.hotel.id)) ? [booking, ...others] : undefined;
}

/** Who has left the staff meanwhile is not let know. */
const worksAt = async ({ staff }: Deps, memberId: string | undefined, hotelId: string): Promise<boolean> =>
  memberId === undefined || staff.isMember(hotelId, memberId);

/** The booking with the others of the news. That one was made, paid or has a conflict is no news once it is cancelled. */
async function findBookings({ bookings }: Deps, news: BookingNews | MessageNews): Promise<KnownBooking[]> {
  const known = await Promise.all([news.bookingId, ...othersOf(news)].map((id) => bookings.findKnown(id)));
  const needsStanding = news.kind === 'booking' || news.kind === 'payment' || news.kind === 'conflict';
  return known.flatMap((each) => (each && !(needsStanding && each.cancelledAt) ? [each] : []));
}

function othersOf(news: BookingNews | MessageNews): string[] {
  if (news.kind === 'booking') return news.others ?? [];
  if (news.kind !== 'cancellation' && news.kind !== 'payment') return [];
  return (news.others ?? []).map(({ bookingId }) => bookingId);
}

/** Nor is a message of a guest who is erased news. */
function isSuperseded(news: BookingNews | MessageNews, { facts, cancelledAt }: KnownBooking): boolean {
  if (news.kind === 'message') return !facts.guest.email;
  return news.kind === 'change' && isChangeSuperseded(news.changes, { facts, isCancelled: cancelledAt !== undefined });
}

type Day = { hotel: string; date: string; day: HotelDay<KnownBooking> };

/** The day ahead; nothing once it is over, once it is not wanted any more, or with nobody in the hotel any more. */
export async function findDay(
  deps: Deps,
  { ownerId, memberId }: Recipient,
  { hotelId, date }: DayNews,
): Promise<Day | undefined> {
  const around = await deps.bookings.listAround(ownerId, date);
  const known = around.filter(({ facts }) => facts.hotel.id === hotelId);
  const day = hotelDay(known, date);
  const isEmpty = day.arrivals.length + day.departures.length + day.stayingOn.length === 0;
  const [first] = known;
  if (!first || isEmpty || !isToday(first.facts.hotel.city, date, deps.now())) return undefined;
  if (!(await worksAt(deps, memberId, hotelId))) return undefined;
  if (!(await emailChoiceOf(deps, memberId ?? ownerId)).arrivals) return undefined;
  return { hotel: first.facts.hotel.name, date, day };
}

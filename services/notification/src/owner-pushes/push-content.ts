import { paths } from '@wayhouse/contracts';
import { messages as messageMessages } from '../message-emails/messages.js';
import { dashboardOf, headline } from '../owner-emails/arrivals-email.js';
import { type Deps as NewsDeps, findDay, findSubjects } from '../owner-emails/current-news.js';
import { formatStayDates } from '../owner-emails/format-stay-dates.js';
import { messages as emailMessages } from '../owner-emails/messages.js';
import type { KnownBooking } from '../owner-emails/owner-email-context.js';
import type { BookingNews } from '../owner-emails/owner-email-queue.js';
import { guestName } from '../owner-emails/owner-facts.js';
import { messages } from './messages.js';
import type { MessageNews, OwnerPush } from './owner-push-queue.js';

/** What a browser shows, and the page of ours that it opens. */
export type PushContent = { title: string; text: string; path: string };

/**
 * Reads what the push is about, as it is now; nothing if there is no reason any more to send it. It shows on a locked screen, so of
 * the guest it has the first name alone.
 */
export async function pushContent(deps: NewsDeps, push: OwnerPush): Promise<PushContent | undefined> {
  if (push.kind === 'arrivals') {
    const today = await findDay(deps, push, push);
    if (!today) return undefined;
    return { title: messages.today(today.hotel), text: headline(today.day), path: dashboardOf(today.day) };
  }
  const subjects = await findSubjects(deps, push, push);
  if (!subjects) return undefined;
  const [{ facts }] = subjects;
  const guest = firstName(facts);
  return {
    title: titleOf(push, guest, subjects.length),
    text: messages.about(guest, formatStayDates(facts), facts.hotel.name),
    path: paths.ownerBooking(facts.bookingId),
  };
}

const firstName = ({ guest, bookedBy }: KnownBooking['facts']): string =>
  guestName({ guest: { ...guest, name: guest.name.split(/\s/)[0] ?? '' }, bookedBy });

function titleOf(news: BookingNews | MessageNews, guest: string, bookings: number): string {
  switch (news.kind) {
    case 'booking':
      return (bookings > 1 ? emailMessages.together : emailMessages.booking).heading;
    case 'cancellation':
      return (bookings > 1 ? emailMessages.cancellation.together : emailMessages.cancellation).heading;
    case 'payment':
      if (bookings > 1) return emailMessages.payment.together.heading;
      return (news.owedMinor > 0 ? emailMessages.payment.rest : emailMessages.payment).heading;
    case 'message':
      return messageMessages.fromGuest.heading(guest);
    default:
      return emailMessages[news.kind].heading;
  }
}

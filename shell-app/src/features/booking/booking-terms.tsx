import { paths } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { describeFreeCancellation, describePolicy } from '@wayhouse/messages/describe-policy';
import {
  type CancellationPolicy,
  freeCancellationUntil,
  isFreeToCancel,
  isNonRefundable,
} from '@wayhouse/domain/cancellation-policy';
import { policyOn } from '@wayhouse/domain/rates/rate-plan';
import { daysBetween } from '@wayhouse/domain/stay';
import { startOfStay } from '@wayhouse/domain/hotel-time';
import { now } from '@wayhouse/web-kit/calendar-date';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { CalendarX2, FileText, type LucideIcon, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages } from './messages.js';
import type { StayOrder } from './stay-order.js';

type Terms = { room: Room; order: StayOrder; hasDates: boolean };

/** How to pay and until when cancelling is free, with the exact time once a date is selected; in the review what is accepted as well. */
export const BookingTerms = ({ isReview = false, ...terms }: Terms & { isReview?: boolean }) => (
  <ul className="mt-2 space-y-2.5 border-t border-line pt-5 text-sm text-pretty text-muted">
    <Term icon={Wallet}>{messages.payAtHotel}</Term>
    <Term icon={CalendarX2}>
      <CancellationSentence {...terms} />
    </Term>
    {isReview && (
      <Term icon={FileText}>
        <TermsLink />
      </Term>
    )}
  </ul>
);

const Term = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0" /> <span>{children}</span>
  </li>
);

/** What the guest accepts with the press of the button. */
export const TermsLink = () => (
  <a href={paths.terms} className="underline underline-offset-4 hover:text-ink">
    {messages.review.accept}
  </a>
);

/** Until when cancelling is free, and what it costs after that. */
export function CancellationSentence({ room, order, hasDates }: Terms): string {
  const [openedAt] = useState(now);
  const policy = policyOn(room, order.plan);
  return hasDates ? sentenceForStay(policy, room.hotel, order, openedAt) : describePolicy(policy).summary;
}

function sentenceForStay(policy: CancellationPolicy, hotel: Room['hotel'], stay: StayDates, now: number): string {
  const { checkIn, checkOut } = stay;
  const described = describePolicy(policy, daysBetween(checkIn, checkOut));
  if (startOfStay(hotel.city, checkIn, hotel).getTime() <= now) return messages.begunTerms;
  if (isNonRefundable(policy)) return described.summary;
  const until = freeCancellationUntil(policy, hotel.city, checkIn, hotel);
  if (!isFreeToCancel(until, now)) return messages.lateTerms(described.notice, described.charge);
  return messages.freeTerms(describeFreeCancellation(until, hotel.city), described.charged);
}

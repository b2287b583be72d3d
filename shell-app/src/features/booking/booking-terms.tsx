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
import { CalendarX2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages.js';
import type { StayOrder } from './stay-order.js';

type Props = { room: Room; order: StayOrder; hasDates: boolean };

/** How to pay and until when cancelling is free, with the exact time once a date is selected. */
export function BookingTerms(props: Props) {
  return (
    <ul className="mt-2 space-y-2.5 border-t border-line pt-5 text-sm text-pretty text-muted">
      <li className="flex gap-2.5">
        <Wallet aria-hidden className="mt-0.5 size-4 shrink-0" /> {messages.payAtHotel}
      </li>
      <li className="flex gap-2.5">
        <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0" /> <CancellationSentence {...props} />
      </li>
    </ul>
  );
}

/** Until when cancelling is free, and what it costs after that. */
export function CancellationSentence({ room, order, hasDates }: Props): string {
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

import type { Room } from '@wayhouse/contracts/room';
import { describeFreeCancellation, describePolicy } from '@wayhouse/messages/describe-policy';
import {
  type CancellationPolicy,
  freeCancellationUntil,
  isFreeToCancel,
  isNonRefundable,
} from '@wayhouse/domain/cancellation-policy';
import { startOfStay } from '@wayhouse/domain/hotel-time';
import { now } from '@wayhouse/web-kit/calendar-date';
import { CalendarX2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages.js';
import { policyOf } from './policy-of.js';

/** How to pay and until when cancelling is free, with the exact time once a date is selected. */
export function BookingTerms({ room, plan, checkIn }: { room: Room; plan: string; checkIn: string }) {
  const [openedAt] = useState(now);
  const sentence = cancellationSentence(policyOf(room, plan), room.hotel.city, checkIn, openedAt);
  return (
    <ul className="mt-2 space-y-2.5 border-t border-line pt-5 text-sm text-pretty text-muted">
      <li className="flex gap-2.5">
        <Wallet aria-hidden className="mt-0.5 size-4 shrink-0" /> {messages.payAtHotel}
      </li>
      <li className="flex gap-2.5">
        <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0" /> {sentence}
      </li>
    </ul>
  );
}

function cancellationSentence(policy: CancellationPolicy, city: string, checkIn: string, now: number): string {
  const described = describePolicy(policy);
  if (!checkIn) return described.summary;
  if (startOfStay(city, checkIn).getTime() <= now) return messages.begunTerms;
  if (isNonRefundable(policy)) return described.summary;
  const until = freeCancellationUntil(policy, city, checkIn);
  if (!isFreeToCancel(until, now)) return messages.lateTerms(described.notice, described.charge);
  const free = describeFreeCancellation(until, city);
  return policy.freeUntilHours === 0 ? messages.freeThroughout(free) : messages.freeTerms(free, described.charged);
}

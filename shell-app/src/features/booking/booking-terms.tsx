import { describeFreeCancellation } from '@wayhouse/messages/describe-policy';
import { defaultCancellationPolicy, freeCancellationUntil, isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import { startOfStay } from '@wayhouse/domain/hotel-time';
import { now } from '@wayhouse/web-kit/calendar-date';
import { CalendarX2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages.js';

/** How to pay and until when cancelling is free, with the exact time once a date is selected. */
export function BookingTerms({ city, checkIn }: { city: string; checkIn: string }) {
  const [openedAt] = useState(now);
  return (
    <ul className="mt-2 space-y-2.5 border-t border-line pt-5 text-sm text-pretty text-muted">
      <li className="flex gap-2.5">
        <Wallet aria-hidden className="mt-0.5 size-4 shrink-0" /> {messages.payAtHotel}
      </li>
      <li className="flex gap-2.5">
        <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0" /> {cancellationSentence(city, checkIn, openedAt)}
      </li>
    </ul>
  );
}

function cancellationSentence(city: string, checkIn: string, now: number): string {
  if (!checkIn) return messages.policy;
  if (startOfStay(city, checkIn).getTime() <= now) return messages.begunTerms;
  const until = freeCancellationUntil(defaultCancellationPolicy, city, checkIn);
  if (!isFreeToCancel(until, now)) return messages.lateTerms;
  return messages.freeTerms(describeFreeCancellation(until, city));
}

import { beginOfStay, freeCancellationUntil } from '@wayhouse/contracts/hotel-time';
import { sayInstant } from '@wayhouse/contracts/format';
import { CalendarX2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { texts } from './messages.js';

/** Until when cancelling is free, with the very date once there is one. */
export function CancellationTerms({ city, checkIn }: { city: string; checkIn: string }) {
  const [openedAt] = useState(() => Date.now());
  return (
    <ul className="mt-2 space-y-2.5 border-t border-line pt-5 text-sm text-pretty text-muted">
      <li className="flex gap-2.5">
        <Wallet aria-hidden className="mt-0.5 size-4 shrink-0" /> {texts.payAtHotel}
      </li>
      <li className="flex gap-2.5">
        <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0" /> {terms(city, checkIn, openedAt)}
      </li>
    </ul>
  );
}

function terms(city: string, checkIn: string, now: number): string {
  if (!checkIn) return texts.policy;
  if (beginOfStay(city, checkIn).getTime() <= now) return texts.begunTerms;
  const until = freeCancellationUntil(city, checkIn);
  if (until.getTime() < now) return texts.lateTerms;
  return texts.freeUntil(sayInstant(until, city));
}

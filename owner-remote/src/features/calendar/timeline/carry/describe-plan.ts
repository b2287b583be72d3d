import { counts } from '@wayhouse/messages/counts';
import { daysBetween } from '@wayhouse/domain/stay';
import { formatNights } from '../../format-nights.js';
import { messages as calendarMessages } from '../../messages.js';
import { messages as sharedMessages } from '../../../../shared/messages.js';
import { messages } from './messages.js';
import type { Grip, Plan, Refusal } from '../plan/plan-drop.js';

/** `Nora Lind · No. 3 · 4–7 Dec · 3 nights. Let go to save.` */
export function describePlan({ grip, by }: { grip: Grip; by: 'pointer' | 'keys' }, plan: Plan): string {
  const what = 'stay' in grip ? grip.stay.guest : grip.kind === 'resize' && calendarMessages.blocked;
  const nights = counts.nights(daysBetween(plan.from, plan.to));
  const place = [what, sharedMessages.unit(plan.unit), formatNights(plan), nights]
    .filter(Boolean)
    .join(calendarMessages.dot);
  if (plan.refusal) return messages.refused(place, describeRefusal(plan.refusal));
  if (!plan.change) return messages.same(place);
  return messages[endings[grip.kind]][by](place);
}

/** What comes next. */
const endings = { move: 'drop', resize: 'drop', dates: 'price', create: 'choose' } as const;

export function describeRefusal(refusal: Refusal): string {
  if (refusal.reason !== 'taken') return messages.reasons[refusal.reason];
  return refusal.by ? messages.reasons.booked(refusal.by) : messages.reasons.blocked;
}

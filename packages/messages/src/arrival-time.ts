import type { ArrivalTime } from '@wayhouse/domain/guest-details';
import { formatTime } from './format-date.js';
import { localized } from './localized.js';

const messages = localized('arrival-time', {
  between: (from: string, to: string) => `${from} to ${to}`,
  afterMidnight: 'After midnight',
});

/** `15:00` as `3:00 PM to 4:00 PM`. */
export function formatArrivalTime(time: ArrivalTime): string {
  if (time === 'after-midnight') return messages.afterMidnight;
  const next = (Number(time.slice(0, 2)) + 1) % 24;
  return messages.between(formatTime(time), formatTime(`${String(next).padStart(2, '0')}:00`));
}

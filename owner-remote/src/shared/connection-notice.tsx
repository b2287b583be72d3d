import { formatTime } from '@wayhouse/messages/format-date';
import { messages } from './messages.js';

/** That what is shown may be older than it looks. `readAt`: milliseconds since 1970; shown by the clock of the device. */
export function ConnectionNotice({ readAt }: { readAt: number }) {
  const at = new Date(readAt);
  const clock = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <p role="status" className="mb-4 rounded-field bg-warn-soft px-4 py-2 text-sm text-warn">
      {messages.noConnection(formatTime(clock))}
    </p>
  );
}

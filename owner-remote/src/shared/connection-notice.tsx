import { formatTime } from '@wayhouse/messages/format-date';
import { messages } from './messages.js';
import { ActionNotice } from './action-notice.js';
import { useIsOnline } from './use-is-connection-lost.js';

type Props = {
  /** When what is shown was read: milliseconds since 1970; shown by the clock of the device. */
  readAt: number;
  onRetry: () => void;
  busy: boolean;
};

/** That there is no connection. While the browser itself is offline, everything is read again once it is back. */
export function ConnectionNotice({ readAt, onRetry, busy }: Props) {
  const isOnline = useIsOnline();
  const at = new Date(readAt);
  const clock = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  const text = messages.noConnection(formatTime(clock));
  return <ActionNotice role="status" text={text} busy={busy} onAction={isOnline ? onRetry : undefined} />;
}

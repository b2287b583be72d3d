import { ActionNotice } from '../../shared/action-notice.js';
import { messages } from './messages.js';

/** Shown when a refetch has failed and older data is displayed. */
export const StaleDataNotice = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <ActionNotice role="alert" text={messages.outdated} onAction={onRetry} busy={busy} />
);

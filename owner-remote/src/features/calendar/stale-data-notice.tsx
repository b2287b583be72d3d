import { RetryNotice } from '../../shared/retry-notice.js';
import { messages } from './messages.js';

/** Shown when a refetch has failed and older data is displayed. */
export const StaleDataNotice = (props: { onRetry: () => void; busy: boolean }) => (
  <RetryNotice role="alert" text={messages.outdated} {...props} />
);

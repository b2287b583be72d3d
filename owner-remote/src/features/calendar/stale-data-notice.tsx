import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from './messages.js';

/** Shown when a refetch has failed and older data is displayed. */
export const StaleDataNotice = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <div
    role="alert"
    className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warn-soft px-4 py-2 text-sm text-warn"
  >
    <p>{messages.outdated}</p>
    <Button variant="quiet" size="small" onClick={onRetry} busy={busy}>
      {messages.retry}
    </Button>
  </div>
);

import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from './messages.js';

type Props = {
  role: 'alert' | 'status';
  text: string;
  /** Missing where trying again cannot help. */
  onRetry?: () => void;
  busy: boolean;
};

/** That what is shown may be older than it looks, with a button that reads it again. */
export const RetryNotice = ({ role, text, onRetry, busy }: Props) => (
  <div
    role={role}
    className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warn-soft px-4 py-2 text-sm text-warn"
  >
    <p>{text}</p>
    {onRetry && (
      <Button variant="quiet" size="small" onClick={onRetry} busy={busy}>
        {messages.retry}
      </Button>
    )}
  </div>
);

import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from './messages.js';

type Props = {
  role: 'alert' | 'status';
  text: string;
  /** What the button does. */
  label?: string;
  /** Missing where nothing can be done. */
  onAction?: () => void;
  busy: boolean;
};

/** What is to be known of a page before it is read, such as that it may be older than it looks, with a button that mends it. */
export const ActionNotice = ({ role, text, label = messages.retry, onAction, busy }: Props) => (
  <div
    role={role}
    className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-warn-soft px-4 py-2 text-sm text-warn"
  >
    <p>{text}</p>
    {onAction && (
      <Button variant="quiet" size="small" onClick={onAction} busy={busy}>
        {label}
      </Button>
    )}
  </div>
);

import { Button } from '@wayhouse/web-kit/ui/action/button';
import { CircleAlert, RotateCw } from 'lucide-react';
import { messages } from '../messages.js';

type Props = { message: string; onRetry?: () => void; isBusy: boolean };

/** The server's error message. Nothing has been cancelled. */
export const CancellationErrorNote = ({ message, onRetry, isBusy }: Props) => (
  <div
    role="alert"
    className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-danger-soft px-4 py-3 text-sm text-danger"
  >
    <p className="flex grow basis-52 items-start gap-2.5">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {message}
    </p>
    {onRetry && (
      <Button variant="secondary" size="small" busy={isBusy} onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" /> {messages.retry}
      </Button>
    )}
  </div>
);

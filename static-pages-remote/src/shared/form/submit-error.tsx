import { messages } from '@wayhouse/contracts/messages';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { CircleAlert } from 'lucide-react';

/** Says that it was not sent, and why, where more is known than that. */
export function NotSent({ failure }: { failure: Error }) {
  const isExplained = failure instanceof ApiError && failure.message !== messages.unexpected;
  return (
    <div role="alert" className="flex gap-3 rounded-field bg-danger-soft p-4 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-medium">{messages.applicationFailed}</p>
        {isExplained && <p className="mt-1 text-sm">{failure.message}</p>}
      </div>
    </div>
  );
}

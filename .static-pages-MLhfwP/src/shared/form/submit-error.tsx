import { pageFailures } from '@wayhouse/messages/page-failures';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { CircleAlert } from 'lucide-react';

/** Shows that the form was not sent, and the reason if the server gave one. */
export function SubmitError({ error }: { error: Error }) {
  const isExplained = error instanceof ApiError && error.code !== 'unexpected';
  return (
    <div role="alert" className="flex gap-3 rounded-field bg-danger-soft p-4 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-medium">{pageFailures.formNotSent}</p>
        {isExplained && <p className="mt-1 text-sm">{error.message}</p>}
      </div>
    </div>
  );
}

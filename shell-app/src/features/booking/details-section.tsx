import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { useId } from 'react';
import { lazyPart } from '../../shared/lazy.js';
import type { DetailsFormProps } from './details-form.js';
import { messages } from './messages.js';

/** What the guest can let the hotel know with the booking: name and phone, and more on request. */
export function DetailsSection(props: DetailsFormProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mt-5 border-t border-line py-5">
      <p id={id} className="mb-3 text-sm font-medium">
        {messages.forHotel}
      </p>
      <DetailsForm {...props} />
    </div>
  );
}

const DetailsForm = lazyPart<DetailsFormProps>(async () => (await import('./details-form.js')).DetailsForm, {
  skeleton: <Skeleton className="h-56" />,
});

import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { lazyPart } from '../../shared/lazy.js';
import type { DetailsFormProps } from './details-form.js';
import { messages } from './messages.js';

/** What the guest can let the hotel know with the booking: name and phone, and more on request. */
export const DetailsSection = (props: DetailsFormProps) => (
  <fieldset className="mt-5 min-w-0 border-t border-line py-5">
    <legend className="float-left mb-3 w-full text-sm font-medium">{messages.forHotel}</legend>
    <div className="clear-both">
      <DetailsForm {...props} />
    </div>
  </fieldset>
);

const DetailsForm = lazyPart<DetailsFormProps>(async () => (await import('./details-form.js')).DetailsForm, {
  skeleton: <Skeleton className="h-56" />,
});

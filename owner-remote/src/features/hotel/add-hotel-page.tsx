import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { HotelFormSkeleton } from './hotel-form-skeleton.js';
import { messages } from './messages.js';

export const AddHotelPage = () => (
  <>
    <PageHeading title={messages.add.title}>{messages.add.lead}</PageHeading>
    <AddHotelForm />
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const AddHotelForm = loadable<object>(async () => (await import('./add-hotel-form.js')).AddHotelForm, {
  skeleton: <HotelFormSkeleton />,
  renderError: (retry) => <ErrorState title={messages.add.failed} message={messages.add.nothingLost} onRetry={retry} />,
});

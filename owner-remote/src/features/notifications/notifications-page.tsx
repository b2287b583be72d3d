import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { EmailsSkeleton } from './emails-skeleton.js';
import { messages } from './messages.js';

export const NotificationsPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8 max-w-3xl">
      <OwnerEmails />
    </div>
  </>
);

/** Loaded with the page: no other one of the owner area needs it. */
const OwnerEmails = loadable(async () => (await import('./emails/owner-emails.js')).OwnerEmails, {
  skeleton: <EmailsSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});

import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { MailOpen } from 'lucide-react';
import { SignInRequired } from '../../shared/sign-in-required.js';
import { InvitationCard } from './invitation-card.js';
import { messages } from './messages.js';
import { useInvitations } from './use-invitations.js';

export const Invitations = () => (
  <SignInRequired texts={messages.signIn}>
    <InvitationList />
  </SignInRequired>
);

function InvitationList() {
  const { data: invitations, isError, isFetching, refetch } = useInvitations();
  if (isError) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!invitations)
    return (
      <div data-loading role="status" aria-label={messages.loading}>
        <Skeleton className="h-44 max-w-3xl rounded-card" />
      </div>
    );
  if (invitations.length === 0) return <NoInvitations />;
  return (
    <ul aria-label={messages.list} className="grid max-w-3xl gap-5">
      {invitations.map((invitation) => (
        <li key={invitation._id}>
          <InvitationCard invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function NoInvitations() {
  const { user, openProfile } = useSession();
  const { title, body, profile } = messages.none;
  return (
    <EmptyState
      icon={<MailOpen />}
      title={title}
      action={
        <Button variant="secondary" onClick={openProfile}>
          {profile}
        </Button>
      }
    >
      {body(user?.email ?? '')}
    </EmptyState>
  );
}

import { paths } from '@wayhouse/contracts/paths';
import { useRequiredSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { messages } from '../shared/messages.js';
import { PageSkeleton } from '../shared/page-skeleton.js';
import { RemotePage } from '../shared/remotes/remote-page.js';
import { SignInUnavailable } from '../shared/sign-in-unavailable.js';
import { useAccount } from '../shared/use-account.js';

/** The owner area. Everyone else is redirected to the home page, with the reason. */
export function OwnerPage() {
  const { status, previousUser } = useRequiredSession();
  const { isOwner, isLoaded } = useAccount();
  const wasSignedIn = useRef(false);
  const isVisitor = status === 'signed-out' && !previousUser;
  const isGuest = isLoaded && !isOwner;
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    // Who signs out knows.
    if (isGuest || (isVisitor && !wasSignedIn.current))
      toasts.error(isGuest ? messages.ownersOnly : messages.signInAsOwner);
  }, [status, isVisitor, isGuest]);
  if (status === 'unavailable') return <SignInUnavailable />;
  if (isVisitor || isGuest) return <Navigate to={paths.home} replace />;
  if (!isLoaded) return <PageSkeleton />;
  return (
    <main>
      <RemotePage remote="owner" />
    </main>
  );
}

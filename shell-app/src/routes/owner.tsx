import { paths } from '@wayhouse/contracts/paths';
import { useSession } from '@wayhouse/web-kit/session';
import { Navigate } from 'react-router-dom';
import { PageSkeleton } from '../shared/page-skeleton.js';
import { RemotePage } from '../shared/remotes/remote-page.js';
import { SignInUnavailable } from '../shared/sign-in-unavailable.js';
import { useAccount } from '../shared/use-account.js';

/** The owner area. Everyone else is redirected to the home page. */
export function OwnerPage() {
  const { status, previousUser } = useSession();
  const { isOwner, isLoaded } = useAccount();
  if (status === 'unavailable') return <SignInUnavailable />;
  if ((status === 'signed-out' && !previousUser) || (isLoaded && !isOwner)) return <Navigate to={paths.home} replace />;
  if (!isLoaded) return <PageSkeleton />;
  return (
    <main>
      <RemotePage remote="owner" />
    </main>
  );
}

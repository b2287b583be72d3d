import { paths } from '@wayhouse/contracts/paths';
import { useSession } from '@wayhouse/web-kit/session';
import { Navigate } from 'react-router-dom';
import { PageWaiting } from '../shared/page-skeleton.js';
import { RemotePage } from '../shared/remotes/remote-page.js';
import { SignInTrouble } from '../shared/sign-in-unavailable.js';
import { useAccount } from '../shared/use-account.js';

/** The owner area, for owners only; everybody else is sent home. */
export function OwnerPage() {
  const { status, former } = useSession();
  const { isOwner, isKnown } = useAccount();
  if (status === 'unavailable') return <SignInTrouble />;
  if ((status === 'signed-out' && !former) || (isKnown && !isOwner)) return <Navigate to={paths.home} replace />;
  if (!isKnown) return <PageWaiting />;
  return (
    <main>
      <RemotePage remote="owner" />
    </main>
  );
}

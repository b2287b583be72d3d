import { paths } from '@wayhouse/contracts/paths';
import { useIsServerRendered } from '@wayhouse/web-kit/server-rendered';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { usePersonId, useRequiredSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { messages } from '../shared/messages.js';
import { PageSkeleton } from '../shared/page-skeleton.js';
import { usePageState } from '../shared/page-state.js';
import { RemotePage } from '../shared/remotes/remote-page.js';
import { SignInUnavailable } from '../shared/sign-in-unavailable.js';
import { useAccount, useRefreshAccountAfterwards } from '../shared/use-account.js';
import { WithoutScripts } from '../shared/without-scripts.js';

/** The owner area. Everyone else is redirected to the home page, with the reason; who loses the last hotel here learns it here. */
export function OwnerPage() {
  const { status, previousUser } = useRequiredSession();
  const { worksAtHotel, isLoaded } = useAccount();
  useRefreshAccountAfterwards();
  const wasSignedIn = useRef(false);
  const isVisitor = status === 'signed-out' && !previousUser;
  const personId = usePersonId();
  const [worker, setWorker] = useState<string>();
  if (worksAtHotel && worker !== personId) setWorker(personId);
  const isGuest = isLoaded && !worksAtHotel && worker !== personId;
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    // Who signs out knows.
    if (isGuest || (isVisitor && !wasSignedIn.current))
      toasts.error(isGuest ? messages.ownersOnly : messages.signInAsOwner);
  }, [status, isVisitor, isGuest]);
  if (status === 'unavailable') return <SignInUnavailable />;
  if (isVisitor || isGuest) return <Navigate to={paths.home} replace />;
  return <main>{isLoaded ? <RemotePage remote="owner" skeleton={<OwnerSkeleton />} /> : <OwnerSkeleton />}</main>;
}

/** On the page that the server has rendered, with the heading that the remote will have there. */
function OwnerSkeleton() {
  const title = usePageState()?.remoteTitle;
  const isServed = useIsServerRendered();
  return (
    <PageSkeleton>
      {isServed && (
        <div className="hidden noscript:mb-10 noscript:block">
          <Brand />
        </div>
      )}
      {isServed && title && (
        <h1 className="sr-only font-display text-4xl noscript:not-sr-only noscript:mb-6">{title}</h1>
      )}
      <WithoutScripts as="owner" />
    </PageSkeleton>
  );
}

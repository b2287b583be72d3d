import { matchesPath } from '@wayhouse/contracts/path-pattern';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useLocation } from 'react-router-dom';
import { NotFound } from '../features/not-found/not-found.js';
import { messages } from '../shared/messages.js';
import { PageSkeleton } from '../shared/page-skeleton.js';
import { RemotePage } from '../shared/remotes/remote-page.js';
import { useRuntimeConfig } from '../shared/runtime-config.js';

/** The pages that the static-pages remote has, and Not Found for every other address. */
export function StaticPages() {
  const { pathname } = useLocation();
  const config = useRuntimeConfig();
  if (config.state === 'loading') return <PageSkeleton />;
  if (config.state === 'failed') return <ErrorState {...messages.pageFailed} onRetry={config.retry} />;
  const { owner, 'static-pages': pages } = config.pages;
  if (pages?.routes.some((path) => matchesPath(path, pathname))) return <RemotePage remote="static-pages" />;
  // A remote that has never been reached may have this page.
  if (!pages || !owner) return <ErrorState {...messages.pageFailed} onRetry={() => window.location.reload()} />;
  return <NotFound />;
}

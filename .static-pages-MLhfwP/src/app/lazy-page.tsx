import { loadable } from '@wayhouse/web-kit/loadable';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import type { ComponentType } from 'react';
import { messages } from './messages.js';

/** As high as the screen, so that the footer does not jump when the page has loaded. */
const PageSkeleton = () => (
  <Container className="min-h-dvh py-12">
    <p role="status" className="sr-only">
      {messages.loading}
    </p>
    <Skeleton className="h-12 w-72 max-w-full" />
    <Skeleton className="mt-4 h-6 w-96 max-w-full" />
    <Skeleton className="mt-10 h-96 w-full rounded-card" />
  </Container>
);

/** A page that is loaded when it is visited. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  loadable(load, {
    skeleton: <PageSkeleton />,
    renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
  });

import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

/** Shown while a page's code or data loads. `children`: what can be read already; all there is without scripts. */
export const PageSkeleton = ({ children }: { children?: ReactNode }) => (
  <Container className="min-h-dvh py-12">
    <p data-loading role="status" className="sr-only">
      {messages.loading}
    </p>
    {children}
    <div className={children ? 'noscript:hidden' : undefined}>
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="mt-4 h-6 w-96 max-w-full" />
      <Skeleton className="mt-10 h-96 w-full rounded-card" />
    </div>
  </Container>
);

import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import type { ComponentType } from 'react';
import { PageWaiting } from './page-waiting.js';

/** A page that is loaded when somebody goes there. */
export const later = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  loadable<Props>(load, {
    waiting: <PageWaiting />,
    failed: (retry) => (
      <ErrorState
        title="This page did not load"
        message="Your connection may have dropped. Nothing you entered elsewhere is lost."
        onRetry={retry}
      />
    ),
  });

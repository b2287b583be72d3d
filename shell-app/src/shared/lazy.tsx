import { ErrorBoundary } from '@wayhouse/web-kit/error-boundary';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { OverlayError, OverlayLoading } from '@wayhouse/web-kit/ui/overlay/overlay-status';
import type { ComponentType, ReactNode } from 'react';
import { evaluateEarly } from './evaluate-early.js';
import { messages } from './messages.js';
import { PageSkeleton } from './page-skeleton.js';

type Load<Props> = () => Promise<ComponentType<Props>>;
type LazyOptions<Props> = {
  skeleton: ReactNode;
  renderError?: (retry: () => void, props: Props) => ReactNode;
  takeOverAfter?: () => Promise<void>;
};

const withApi =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [Part, { SessionApiProvider }] = await Promise.all([load(), import('./session-api-provider.js')]);
    return (props) => (
      <SessionApiProvider>
        <Part {...props} />
      </SessionApiProvider>
    );
  };

const renderRetry = (retry: () => void) => <PartError onRetry={retry} />;

/**
 * A part that makes API calls, loaded when it is first shown. If it fails to load or crashes, an error with a retry
 * button takes its place (or what `renderError` renders); the rest of the page stays.
 */
export const lazyPart = <Props extends object = object>(load: Load<Props>, options: LazyOptions<Props>) => {
  const { skeleton, renderError = renderRetry, takeOverAfter } = options;
  const loadGuarded: Load<Props> = async () => {
    const Part = await withApi(load)();
    return (props) => (
      <ErrorBoundary renderError={(retry) => renderError(retry, props)}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
  return loadable<Props>(loadGuarded, { skeleton, renderError, takeOverAfter });
};

/** A dialog or a menu that is loaded when it is opened. It can be closed while it loads. */
export const lazyOverlay = <Props extends { onClose: () => void }>(load: Load<Props>) =>
  lazyPart<Props>(load, {
    skeleton: <OverlayLoading />,
    renderError: (retry, { onClose }) => <OverlayError onRetry={retry} onClose={onClose} />,
  });

/** A page that is loaded when it is visited. The layout's PageErrorBoundary handles one that crashes. */
export const lazyPage = <Props extends object = object>(load: Load<Props>) =>
  loadable<Props>(
    withApi(async () => {
      await evaluateEarly();
      return load();
    }),
    {
      skeleton: <PageSkeleton />,
      renderError: (retry) => <ErrorState {...messages.pageFailed} onRetry={retry} />,
    },
  );

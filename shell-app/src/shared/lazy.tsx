import { CrashBoundary } from '@wayhouse/web-kit/crash-boundary';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { OverlayFailed, OverlayWaiting } from '@wayhouse/web-kit/ui/overlay/overlay-status';
import { PartFailed } from '@wayhouse/web-kit/ui/display/part-error';
import type { ComponentType, ReactNode } from 'react';
import { PageWaiting } from './page-skeleton.js';
import { texts } from './messages.js';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Around<Props> = { waiting: ReactNode; failed?: (retry: () => void, props: Props) => ReactNode };

const withCalls =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [Part, { Calls }] = await Promise.all([load(), import('./session-api-provider.js')]);
    return (props) => (
      <Calls>
        <Part {...props} />
      </Calls>
    );
  };

const offerRetry = (retry: () => void) => <PartFailed onRetry={retry} />;

/**
 * A part that makes calls, loaded when it is first shown. When it does not load, or breaks, it says so in its own place
 * (unless `failed` says it differently) and can be tried again; the rest of the page stays.
 */
export const laterPart = <Props extends object = object>(load: Load<Props>, around: Around<Props>) => {
  const { waiting, failed = offerRetry } = around;
  const loadWhole: Load<Props> = async () => {
    const Part = await withCalls(load)();
    return (props) => (
      <CrashBoundary failed={(retry) => failed(retry, props)}>
        <Part {...props} />
      </CrashBoundary>
    );
  };
  return loadable<Props>(loadWhole, { waiting, failed });
};

/**
 * A dialog or a menu that is loaded when somebody opens it. While it has not come they
 * are told, and can close it again.
 */
export const laterOverlay = <Props extends { onClose: () => void }>(load: Load<Props>) =>
  laterPart<Props>(load, {
    waiting: <OverlayWaiting />,
    failed: (retry, { onClose }) => <OverlayFailed onRetry={retry} onClose={onClose} />,
  });

/** A page that is loaded when somebody goes there. What becomes of one that breaks is the layout's (PageBoundary). */
export const laterPage = <Props extends object = object>(load: Load<Props>) =>
  loadable<Props>(withCalls(load), {
    waiting: <PageWaiting />,
    failed: (retry) => <ErrorState {...texts.pageFailed} onRetry={retry} />,
  });

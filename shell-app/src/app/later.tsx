import { CrashBoundary } from '@wayhouse/web-kit/crash-boundary';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { OverlayFailed, OverlayWaiting } from '@wayhouse/web-kit/ui/overlay-failed';
import { PartFailed } from '@wayhouse/web-kit/ui/part-failed';
import type { ComponentType, ReactNode } from 'react';
import { PageWaiting } from './page-waiting.js';
import { texts } from './texts.js';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Around<Props> = { waiting: ReactNode; failed?: (retry: () => void, props: Props) => ReactNode };

const offerRetry = (retry: () => void) => <PartFailed onRetry={retry} />;

/**
 * A part that makes calls, loaded when it is first shown. When it does not load, or breaks, it says so in its own place
 * (unless `failed` says it differently) and can be tried again; the rest of the page stays.
 */
export const laterPart = <Props extends object = object>(load: Load<Props>, around: Around<Props>) => {
  const { waiting, failed = offerRetry } = around;
  return loadable<Props>(
    async () => {
      const [Part, { Calls }] = await Promise.all([load(), import('./calls.js')]);
      return (props) => (
        <CrashBoundary failed={(retry) => failed(retry, props)}>
          <Calls>
            <Part {...props} />
          </Calls>
        </CrashBoundary>
      );
    },
    { waiting, failed },
  );
};

/** A dialog or a menu that is loaded when somebody opens it. While it has not come they are told, and can close it again. */
export const laterOverlay = <Props extends { onClose: () => void }>(load: Load<Props>) =>
  laterPart<Props>(load, {
    waiting: <OverlayWaiting />,
    failed: (retry, { onClose }) => <OverlayFailed onRetry={retry} onClose={onClose} />,
  });

/** A page that is loaded when somebody goes there. */
export const laterPage = <Props extends object = object>(load: Load<Props>) =>
  laterPart<Props>(load, {
    waiting: <PageWaiting />,
    failed: (retry) => <ErrorState {...texts.pageFailed} onRetry={retry} />,
  });

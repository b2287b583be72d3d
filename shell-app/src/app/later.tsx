import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import type { ComponentType, ReactNode } from 'react';
import { PageWaiting } from './page-waiting.js';

type Around = { waiting: ReactNode; failed: (retry: () => void) => ReactNode };
type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part that makes calls, loaded when it is first shown. */
export const laterPart = <Props extends object = object>(load: Load<Props>, around: Around) =>
  loadable<Props>(async () => {
    const [Part, { Calls }] = await Promise.all([load(), import('./calls.js')]);
    return (props) => (
      <Calls>
        <Part {...props} />
      </Calls>
    );
  }, around);

/** A page that is loaded when somebody goes there. */
export const laterPage = <Props extends object = object>(load: Load<Props>) =>
  laterPart<Props>(load, {
    waiting: <PageWaiting />,
    failed: (retry) => (
      <ErrorState
        title="This page did not load"
        message="Your connection may have dropped. Nothing you entered elsewhere is lost."
        onRetry={retry}
      />
    ),
  });

import { loadable } from '../../federation/loadable.js';
import { messages } from './messages.js';
import { ErrorState } from '../display/error-state.js';
import { Skeleton } from '../display/skeleton.js';
import type { PlaceMapProps } from './place-map.js';

/** The map, loaded when it is shown. */
export const MapPart = loadable<PlaceMapProps>(async () => (await import('./place-map.js')).PlaceMap, {
  skeleton: <Skeleton className="h-80" />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});

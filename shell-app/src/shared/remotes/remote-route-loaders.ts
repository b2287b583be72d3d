import type { RemoteKey } from '@wayhouse/contracts/remotes';
import { createContext } from 'react';

/**
 * Loads the route that mounts a remote. The app provides these functions, because nothing in `shared` may import a
 * route.
 */
export type RemoteRouteLoaders = Record<RemoteKey, () => Promise<unknown>>;

const loadNothing = () => Promise.resolve();

export const RemoteRouteLoadersContext = createContext<RemoteRouteLoaders>({
  owner: loadNothing,
  'static-pages': loadNothing,
});

import type { LinkPlace } from '@wayhouse/contracts/remote-pages';
import type { RemoteRoutes } from '@wayhouse/contracts/remote-routes';
import { useRuntimeConfig } from '../runtime-config.js';

/** The links that the remotes have for a place of the shell. */
export function useRemoteLinks(place: LinkPlace): RemoteRoutes['links'] {
  const config = useRuntimeConfig();
  if (config.state !== 'ready') return [];
  return Object.values(config.pages).flatMap(({ links }) => links.filter((link) => link.place === place));
}

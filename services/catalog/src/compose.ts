import type { Given, Parts } from '@wayhouse/service-kit';
import { accountRoutes } from './accounts/routes.js';
import { catalogDeps } from './catalog-deps.js';
import type { StorageConfig } from './config.js';
import { hotelRoutes } from './hotels/routes.js';
import { roomRoutes } from './rooms/routes.js';
import { searchConsumers } from './search/consumers.js';
import { searchRoutes } from './search/routes.js';

/** What the catalog says yes to. */
export const build =
  (storage: StorageConfig) =>
  async (given: Given): Promise<Parts> => {
    const deps = await catalogDeps(given, storage);
    return {
      routes: [...searchRoutes(deps), ...roomRoutes(deps), ...hotelRoutes(deps), ...accountRoutes(deps)],
      consumers: searchConsumers(deps),
      isOwner: deps.accounts.isOwner,
    };
  };

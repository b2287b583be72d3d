import type { ServiceContext, ServiceModule } from '@wayhouse/service-kit';
import { accountRoutes } from './accounts/routes.js';
import { catalogDeps } from './catalog-deps.js';
import type { StorageConfig } from './config.js';
import { hotelRoutes } from './hotels/routes.js';
import { photoEncoder } from './images/photo-encoder.js';
import { roomRoutes } from './rooms/routes.js';
import { searchConsumers } from './search/consumers.js';
import { searchRoutes } from './search/routes.js';

export async function composeCatalog(context: ServiceContext, config: StorageConfig): Promise<ServiceModule> {
  const { encode, stop } = photoEncoder(context.log);
  const deps = await catalogDeps(context, config, encode);
  return {
    routes: [...searchRoutes(deps), ...roomRoutes(deps), ...hotelRoutes(deps), ...accountRoutes(deps)],
    consumers: searchConsumers(deps),
    isOwner: deps.accounts.isOwner,
    workers: [{ poll: () => undefined, stop: () => Promise.resolve(stop()) }],
  };
}

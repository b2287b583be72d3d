import { randomBytes } from 'node:crypto';
import type { ServiceContext, ServiceModule } from '@wayhouse/service-kit';
import { accountRepository } from './accounts/account-repository.js';
import { accountConsumers } from './accounts/consumers.js';
import { accountRoutes } from './accounts/routes.js';
import type { StorageConfig } from './config.js';
import { hotelRepository } from './hotels/hotel-repository.js';
import { hotelRoutes } from './hotels/routes.js';
import { photoEncoder } from './images/photo-encoder.js';
import { openPhotoStore } from './images/photo-store.js';
import { startPhotoSweeper } from './images/start-photo-sweeper.js';
import { storePhotos } from './images/store-photos.js';
import { unshownPhotoRepository } from './images/unshown-photo-repository.js';
import type { EncodePhoto } from './images/variant.js';
import { roomRepository } from './rooms/room-repository.js';
import { roomRoutes } from './rooms/routes.js';
import { availableRoomRepository } from './search/available-room-repository.js';
import { searchConsumers } from './search/consumers.js';
import { nightHoldProjection } from './search/night-hold-projection.js';
import { searchRoutes } from './search/routes.js';

export async function catalogDeps({ db, ...context }: ServiceContext, config: StorageConfig, encode: EncodePhoto) {
  const rooms = roomRepository(db);
  const store = await openPhotoStore(config);
  const unshown = unshownPhotoRepository(db);
  const photos = { store, unshown, listShown: rooms.listShownPhotos, isShown: rooms.showPhoto, now: context.now };
  return {
    ...context,
    newId: () => randomBytes(12).toString('base64url'),
    accounts: accountRepository(db),
    hotels: hotelRepository(db),
    rooms,
    availableRooms: availableRoomRepository(db),
    nightHolds: nightHoldProjection(db),
    photos,
    storePhotos: storePhotos({ ...photos, encode, takeInUse: (ids) => unshown.takeInUse(ids, context.now()) }),
  };
}

export async function composeCatalog(context: ServiceContext, config: StorageConfig): Promise<ServiceModule> {
  const { encode, stop } = photoEncoder(context.log);
  const deps = await catalogDeps(context, config, encode);
  return {
    routes: [...searchRoutes(deps), ...roomRoutes(deps), ...hotelRoutes(deps), ...accountRoutes(deps)],
    consumers: [...searchConsumers(deps), ...accountConsumers(deps)],
    isOwner: deps.accounts.isOwner,
    workers: [{ stop: () => Promise.resolve(stop()) }, startPhotoSweeper({ ...deps.photos, log: deps.log })],
  };
}

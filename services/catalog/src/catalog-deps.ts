import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '@wayhouse/service-kit';
import { accountRepository } from './accounts/account-repository.js';
import type { StorageConfig } from './config.js';
import { hotelRepository } from './hotels/hotel-repository.js';
import { openPhotoStore } from './images/photo-store.js';
import { storePhotos } from './images/store-photos.js';
import type { EncodePhoto } from './images/variant.js';
import { roomRepository } from './rooms/room-repository.js';
import { availableRoomRepository } from './search/available-room-repository.js';
import { nightHoldProjection } from './search/night-hold-projection.js';

type Context = Pick<ServiceContext, 'db' | 'inTransaction' | 'outbox' | 'findProfile' | 'now'>;

/** Everything the catalog's use cases need. */
export async function catalogDeps({ db, ...context }: Context, config: StorageConfig, encode: EncodePhoto) {
  const rooms = roomRepository(db);
  return {
    ...context,
    newId: () => randomBytes(12).toString('base64url'),
    accounts: accountRepository(db),
    hotels: hotelRepository(db),
    rooms,
    availableRooms: availableRoomRepository(db),
    nightHolds: nightHoldProjection(db),
    storePhotos: storePhotos({ store: await openPhotoStore(config), encode, isShown: rooms.showPhoto }),
  };
}

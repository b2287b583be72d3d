import { randomBytes } from 'node:crypto';
import type { Given } from '@wayhouse/service-kit';
import { accountRepository } from './accounts/account-repository.js';
import type { StorageConfig } from './config.js';
import { hotelRepository } from './hotels/hotel-repository.js';
import { openPhotoStore } from './images/photo-store.js';
import { storePhotos } from './images/store-photos.js';
import { roomRepository } from './rooms/room-repository.js';
import { availableRooms } from './search/available-rooms.js';
import { takenNights } from './search/night-holds.js';

type Basis = Pick<Given, 'db' | 'inTransaction' | 'outbox' | 'profileOf' | 'now'>;

/** Everything the catalog's use cases ask for. */
export async function catalogDeps({ db, ...given }: Basis, storage: StorageConfig) {
  return {
    ...given,
    newId: () => randomBytes(12).toString('base64url'),
    accounts: accountRepository(db),
    hotels: hotelRepository(db),
    rooms: roomRepository(db),
    availableRooms: availableRooms(db),
    takenNights: takenNights(db),
    storePhotos: storePhotos(await openPhotoStore(storage)),
  };
}

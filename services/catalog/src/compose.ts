import { randomBytes } from 'node:crypto';
import { type ServiceContext, type ServiceModule, startSweeper } from '@wayhouse/service-kit';
import { logOperatorChanges } from '@wayhouse/service-kit/people';
import { accountRepository } from './accounts/account-repository.js';
import { operatorChangeQueue } from './accounts/operator-change-queue.js';
import { accountConsumers } from './accounts/consumers.js';
import { accountRoutes } from './accounts/routes.js';
import { recordedChangeConsumers } from './changes/consumers.js';
import { recordedChangeRepository } from './changes/recorded-change-repository.js';
import { recordedChangeRoutes } from './changes/routes.js';
import type { CatalogConfig, StorageConfig } from './config.js';
import { hotelConsumers } from './hotels/consumers.js';
import { hotelRepository } from './hotels/hotel-repository.js';
import { newHotelLimits } from './hotels/new-hotel-limits.js';
import { hotelSlugRepository } from './hotels/hotel-slug-repository.js';
import { hotelRoutes } from './hotels/routes.js';
import { countLargePhotos } from './images/large-photos.js';
import { shownPhotos } from './images/shown-photos.js';
import { photoEncoder } from './images/photo-encoder.js';
import { openPhotoStore } from './images/photo-store.js';
import { sweepPhotos } from './images/sweep-photos.js';
import { storePhotos } from './images/store-photos.js';
import { unshownPhotoRepository } from './images/unshown-photo-repository.js';
import type { EncodePhoto } from './images/variant.js';
import { hotelsByOwner } from './migrations/hotels-by-owner.js';
import { citySearchByType } from './migrations/city-search-by-type.js';
import { nameHotelPages } from './migrations/name-hotel-pages.js';
import { respellHotelWords } from './migrations/respell-hotel-words.js';
import { applyExchangeRates, assertRates } from './rooms/apply-exchange-rates.js';
import { roomImportRoutes } from './rooms/import/routes.js';
import { roomRepository } from './rooms/room-repository.js';
import { roomRoutes } from './rooms/routes.js';
import { availableHotelRepository } from './search/available-hotel-repository.js';
import { availableRoomRepository } from './search/available-room-repository.js';
import { searchConsumers } from './search/consumers.js';
import { nightHoldProjection } from './search/night-hold-projection.js';
import { rankedRoomRepository } from './search/ranked-room-repository.js';
import { searchRoutes } from './search/routes.js';
import { findRoles } from './staff/find-roles.js';
import { invitationLimit } from './staff/invitation-limit.js';
import { invitationRepository } from './staff/invitation-repository.js';
import { staffRoutes } from './staff/routes.js';
import { staffRepository } from './staff/staff-repository.js';

export async function catalogDeps(
  { db, ...context }: ServiceContext,
  config: StorageConfig & Pick<CatalogConfig, 'CURRENCY' | 'EXCHANGE_RATES'>,
  encode: EncodePhoto,
) {
  const rooms = roomRepository(db, context.now);
  const store = await openPhotoStore(config);
  const unshown = unshownPhotoRepository(db);
  const nightHolds = nightHoldProjection(db);
  const hotels = hotelRepository(db);
  const shown = shownPhotos(rooms, hotels, nightHolds);
  const photos = { store, unshown, ...shown, now: context.now };
  return {
    ...context,
    site: { currency: config.CURRENCY, exchangeRates: config.EXCHANGE_RATES },
    newId: () => randomBytes(12).toString('base64url'),
    accounts: accountRepository(db),
    hotels,
    slugs: hotelSlugRepository(db),
    rooms,
    staff: staffRepository(db),
    invitations: invitationRepository(db, context.now),
    recordedChanges: recordedChangeRepository(db, context.now),
    availableRooms: availableRoomRepository(db, context.now),
    availableHotels: availableHotelRepository(db, context.now),
    rankedRooms: rankedRoomRepository(db),
    nightHolds,
    photos,
    countLargePhotos: countLargePhotos(store),
    storePhotos: storePhotos({ ...photos, encode, takeInUse: (ids) => unshown.takeInUse(ids, context.now()) }),
  };
}

export async function composeCatalog(context: ServiceContext, config: CatalogConfig): Promise<ServiceModule> {
  const { encode, stop } = photoEncoder(context.log);
  const deps = await catalogDeps(context, config, encode);
  await assertRates(deps);
  const countNewHotel = newHotelLimits(context, config);
  return {
    routes: [
      ...searchRoutes(deps),
      ...roomRoutes({ ...deps, roomsPerHotel: config.MAX_ROOMS_PER_HOTEL }, config),
      ...roomImportRoutes({ ...deps, roomsPerHotel: config.MAX_ROOMS_PER_HOTEL }, config),
      ...hotelRoutes({ ...deps, countNewHotel }, config),
      ...staffRoutes({ ...deps, countInvitation: invitationLimit(context) }),
      ...recordedChangeRoutes(deps),
      ...accountRoutes(deps),
    ],
    consumers: [
      ...searchConsumers(deps),
      ...hotelConsumers(deps),
      ...recordedChangeConsumers(deps),
      ...accountConsumers(deps),
    ],
    findRoles: findRoles(deps),
    migrations: [nameHotelPages, hotelsByOwner, citySearchByType, respellHotelWords],
    workers: [
      () => ({ stop: () => Promise.resolve(stop()) }),
      () =>
        startSweeper({ what: 'prices by other exchange rates', sweep: () => applyExchangeRates(deps), log: deps.log }),
      () => startSweeper({ what: 'photos', sweep: () => sweepPhotos(deps.photos), log: deps.log }),
      () => logOperatorChanges(operatorChangeQueue(context.db), deps),
    ],
  };
}

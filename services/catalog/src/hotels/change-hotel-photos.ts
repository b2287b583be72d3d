import { imageUrl } from '@wayhouse/contracts';
import type { StaffCaller } from '@wayhouse/service-kit';
import { arrangePhotos, type PhotoOrder } from '../images/domain/arrange-photos.js';
import type { StorePhotos } from '../images/store-photos.js';
import { changeOwnHotel, getChangeable } from './change-own-hotel.js';
import { assertHotelPhotoCount, type Hotel, withImages } from './domain/hotel.js';

type Deps = Parameters<typeof changeOwnHotel>[0] & { storePhotos: StorePhotos };
type Change = { id: string; version: number; order: PhotoOrder; photos: string[]; signal: AbortSignal };

/**
 * Replaces the photos of a hotel itself. All rules are checked before photos are encoded, which is slow, and again in the
 * transaction. Once `signal` is aborted nothing is changed.
 */
export async function changeHotelPhotos(
  deps: Deps,
  caller: StaffCaller,
  { id, version, order, photos: files, signal }: Change,
): Promise<Hotel> {
  const arrange = ({ images = [] }: Hotel, added: string[]) =>
    arrangePhotos(new Map(images.map((image) => [imageUrl(image), image])), order, added);
  assertHotelPhotoCount(order.length);
  const placeholderIds = files.map((_, at) => `new-${at}`);
  arrange(await getChangeable(deps, caller, { id, version }), placeholderIds);

  return deps.storePhotos({ accountId: caller.id, files, signal }, (added) =>
    changeOwnHotel(deps, caller, { id, version }, (hotel) => withImages(hotel, arrange(hotel, added)), signal),
  );
}

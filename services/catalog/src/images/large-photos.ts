import { limits } from '@wayhouse/domain';
import type { PhotoStore } from './photo-store.js';

export type CountLargePhotos = (ids: string[]) => Promise<number>;

/** Counts the photos that are large enough for the home page. */
export const countLargePhotos =
  (store: Pick<PhotoStore, 'sizeOf'>): CountLargePhotos =>
  async (ids) => {
    const sizes = await Promise.all(ids.map((id) => store.sizeOf(id)));
    return sizes.filter((size) => size && Math.max(size.width, size.height) >= limits.largePhotoPixels).length;
  };

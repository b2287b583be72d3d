import { imageUrl } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { Room } from './room.js';

/** Photos in the order guests see them: the URL of an existing one, or the position of a new one among the uploads. */
export type PhotoOrder = (string | number)[];

/** The ids of a room's photos in their new order, each once; `added` are the ids of the uploads. */
export function arrangePhotos(room: Pick<Room, 'images'>, order: PhotoOrder, added: string[]): string[] {
  const existing = new Map(room.images.map((id) => [imageUrl(id), id]));
  const ids = order.map((photo) => {
    const id = typeof photo === 'number' ? added[photo] : existing.get(photo);
    if (id === undefined) throw new DomainError('photo-not-found');
    return id;
  });
  return [...new Set(ids)];
}

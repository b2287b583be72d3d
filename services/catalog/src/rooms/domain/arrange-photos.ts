import { imageUrl, messages, Refusal } from '@wayhouse/contracts';
import type { Room } from './room.js';

/** Photos in the order guests see them: the address of one that the room has, or the position of a new one. */
export type PhotoOrder = (string | number)[];

/** The ids of a room's photos as they are to be; `added` are those of the new ones. Each photo stands once. */
export function arrangePhotos(room: Pick<Room, 'images'>, order: PhotoOrder, added: string[]): string[] {
  const kept = new Map(room.images.map((id) => [imageUrl(id), id]));
  const ids = order.map((photo) => {
    const id = typeof photo === 'number' ? added[photo] : kept.get(photo);
    if (id === undefined) throw new Refusal('rule-broken', messages.photoUnknown, 'images');
    return id;
  });
  return [...new Set(ids)];
}

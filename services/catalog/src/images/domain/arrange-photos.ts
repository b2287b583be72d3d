import { DomainError } from '@wayhouse/domain';

/** Photos in the order guests see them: the URL of an existing one, or the position of a new one among the uploads. */
export type PhotoOrder = (string | number)[];

/**
 * The ids of the photos of a room or a hotel in their new order, each once; `existing` has the ids of those that it has by their URL, `added` the
 * ids of the uploads.
 */
export function arrangePhotos(existing: Map<string, string>, order: PhotoOrder, added: string[]): string[] {
  const ids = order.map((photo) => {
    const id = typeof photo === 'number' ? added[photo] : existing.get(photo);
    if (id === undefined) throw new DomainError('photo-not-found');
    return id;
  });
  return [...new Set(ids)];
}

import { RequestError } from '@wayhouse/contracts';

/**
 * How many forms with files a process has in hand, from their first file to their response. They lie on disk meanwhile, each
 * with up to 40 MB of photos, so `total` decides how much of it is needed.
 */
export const uploadLimits = { total: 12, perCaller: 3 };

export type UploadPlaces = ReturnType<typeof uploadPlaces>;

export function uploadPlaces({ total, perCaller } = uploadLimits) {
  const byCaller = new Map<string, number>();
  let inHand = 0;

  function add(caller: string, change: 1 | -1) {
    inHand += change;
    const own = (byCaller.get(caller) ?? 0) + change;
    if (own > 0) byCaller.set(caller, own);
    else byCaller.delete(caller);
  }
  return {
    /** Takes a place, and returns how to give it back. Throws `uploads-busy` if there is none, for all or for this caller. */
    take(caller: string): () => void {
      if (inHand >= total || (byCaller.get(caller) ?? 0) >= perCaller) throw new RequestError('uploads-busy');
      add(caller, 1);
      return () => add(caller, -1);
    },
  };
}

import { RequestError } from '@wayhouse/contracts';

/** Enough for the windows an owner leaves open; each stream costs this process a connection. */
const maxStreamsPerOwner = 10;

/** Counts the streams of each owner in this process, those included that are about to open. */
export function streamPlaces() {
  const taken = new Map<string, number>();

  function change(ownerId: string, by: 1 | -1) {
    const count = (taken.get(ownerId) ?? 0) + by;
    if (count) taken.set(ownerId, count);
    else taken.delete(ownerId);
  }
  return {
    /** Takes a place and returns how to give it back, which may be called again. Throws `too-many-streams`. */
    take(ownerId: string): () => void {
      if ((taken.get(ownerId) ?? 0) >= maxStreamsPerOwner) throw new RequestError('too-many-streams');
      change(ownerId, 1);
      let isTaken = true;
      return () => {
        if (isTaken) change(ownerId, -1);
        isTaken = false;
      };
    },
  };
}

import { retentionDays, secondsOf } from '@wayhouse/domain';
import type { PhotoStore } from './photo-store.js';
import type { UnshownPhotos } from './unshown-photo-repository.js';

type Deps = {
  store: Pick<PhotoStore, 'list' | 'remove'>;
  unshown: UnshownPhotos;
  /** The photos that rooms and hotels show. */
  listShown: () => Promise<Set<string>>;
  /** Whether a room or a hotel shows the photo. */
  isShown: (id: string) => Promise<boolean>;
  now: () => Date;
};

const graceMs = secondsOf(retentionDays.unshownPhoto) * 1000;

/**
 * Removes the photos that neither a room nor a hotel has shown for some days: those that were taken off, and what failed uploads have
 * left. Returns how many. Who uploads one of them again either takes it in use before it is claimed, which keeps it, or is
 * asked to come back. An interrupted removal is completed by a later sweep.
 */
export async function sweepPhotos({ store, unshown, listShown, isShown, now }: Deps): Promise<number> {
  const [shown, noted] = await Promise.all([listShown(), unshown.list()]);
  for await (const id of store.list()) {
    if (shown.has(id) && noted.has(id)) await unshown.forget(id);
    if (!shown.has(id) && !noted.has(id)) await unshown.note(id, now());
  }
  const claimNext = () => unshown.claim(new Date(now().getTime() - graceMs), now());
  let removed = 0;
  for (let id = await claimNext(); id !== undefined; id = await claimNext()) {
    // It may have been taken in use and shown since it was listed above.
    if (!(await isShown(id))) {
      await store.remove(id);
      removed++;
    }
    await unshown.forget(id);
  }
  return removed;
}

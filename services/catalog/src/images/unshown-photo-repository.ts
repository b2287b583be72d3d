import type { Connection } from 'mongoose';
import { defineModel } from '@wayhouse/service-kit';

/** A photo that nothing shows, since when it was found so, and until when a process has claimed its removal. */
type Row = { _id: string; since: Date; claimedUntil: Date };

const model = defineModel<Row>('unshown_photos', { _id: String, since: Date, claimedUntil: Date }, [[{ since: 1 }]]);

const unclaimed = new Date(0);
/** More than the removal of a photo takes. A claim that its process has died with ends by itself. */
const claimMs = 10 * 60_000;

export type UnshownPhotos = ReturnType<typeof unshownPhotoRepository>;

export function unshownPhotoRepository(db: Connection) {
  const rows = model(db);
  return {
    async list(): Promise<Set<string>> {
      return new Set((await rows.find({}, { _id: 1 }).lean<Row[]>()).map(({ _id }) => _id));
    },
    /** Counts the photo as unshown from `now` on, unless it is counted already. */
    async note(id: string, now: Date): Promise<void> {
      await rows.updateOne({ _id: id }, { $setOnInsert: { since: now, claimedUntil: unclaimed } }, { upsert: true });
    },
    /** Claims the removal of one photo that is unshown since `before`. */
    async claim(before: Date, now: Date): Promise<string | undefined> {
      const due = { since: { $lt: before }, claimedUntil: { $lt: now } };
      const claim = { $set: { claimedUntil: new Date(now.getTime() + claimMs) } };
      return (await rows.findOneAndUpdate(due, claim, { sort: { since: 1 } }).lean<Row>())?._id;
    },
    async forget(id: string): Promise<void> {
      await rows.deleteOne({ _id: id });
    },
    /** Takes photos in use: they are unshown no more. Returns false if one of them is just being removed. */
    async takeInUse(ids: string[], now: Date): Promise<boolean> {
      await rows.deleteMany({ _id: { $in: ids }, claimedUntil: { $lt: now } });
      return (await rows.exists({ _id: { $in: ids } })) === null;
    },
  };
}

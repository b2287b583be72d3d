import { type Connection, Schema } from 'mongoose';

type Mark = { _id: string; today: string; isDone: boolean };

const schema = new Schema<Mark>({ _id: String, today: String, isDone: Boolean }, { versionKey: false });

/** How far the loading has come. An interrupted one goes on with the day it began on, so that it plans the same stays. */
export function openMarker(db: Connection) {
  const marks = db.model<Mark>('Mark', schema, 'marks');
  const only = { _id: 'demo' };
  return {
    async begin(today: string): Promise<Mark> {
      const found = await marks.findOne(only).lean<Mark>();
      if (found) return found;
      const fresh = { ...only, today, isDone: false };
      await marks.create(fresh);
      return fresh;
    },
    async finish(): Promise<void> {
      await marks.updateOne(only, { $set: { isDone: true } });
    },
  };
}

import { type Connection, Schema } from 'mongoose';

type Mark = { _id: string; today: string; isDone: boolean };

const schema = new Schema<Mark>({ _id: String, today: String, isDone: Boolean }, { versionKey: false });

/** Whether the demo is loaded. A load that was interrupted continues with the day it began on and so plans the same stays. */
export function openProgressMarker(db: Connection) {
  const marks = db.model<Mark>('Mark', schema, 'marks');
  const id = { _id: 'demo' };
  return {
    async begin(today: string): Promise<Mark> {
      const found = await marks.findOne(id).lean<Mark>();
      if (found) return found;
      const fresh = { ...id, today, isDone: false };
      await marks.create(fresh);
      return fresh;
    },
    async finish(): Promise<void> {
      await marks.updateOne(id, { $set: { isDone: true } });
    },
  };
}

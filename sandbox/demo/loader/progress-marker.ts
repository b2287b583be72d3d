import type { Connection } from 'mongoose';
import { defineModel } from '@wayhouse/service-kit';

type Mark = { _id: string; today: string; isDone: boolean };

const model = defineModel<Mark>('marks', { _id: String, today: String, isDone: Boolean });

/** Whether the demo is loaded. A load that was interrupted continues with the day it began on and so plans the same stays. */
export function openProgressMarker(db: Connection) {
  const marks = model(db);
  const id = { _id: 'demo' };
  return {
    async begin(today: string): Promise<Mark> {
      const found = await marks.findOne(id).lean<Mark>();
      if (found) return found;
      const state = { today, isDone: false };
      await marks.updateOne(id, { $set: state }, { upsert: true });
      return { ...id, ...state };
    },
    async finish(): Promise<void> {
      await marks.updateOne(id, { $set: { isDone: true } });
    },
  };
}

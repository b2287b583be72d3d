import { type Connection, Schema } from 'mongoose';
import type { calls, ParsedInput } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';

export type Application = ParsedInput<typeof calls.applyForJob> & { id: string; appliedAt: Date };

const schema = new Schema(
  {
    _id: String,
    job_title: String,
    name: String,
    email: String,
    phone: String,
    cover_letter: String,
    appliedAt: Date,
  },
  { versionKey: false },
);

export type Applications = ReturnType<typeof applicationRepository>;

export function applicationRepository(db: Connection) {
  const rows = db.model('JobApplication', schema, 'job_applications');
  return {
    has: async (tx: Transaction, id: string): Promise<boolean> => (await rows.exists({ _id: id }).session(tx)) !== null,
    async add(tx: Transaction, { id, ...application }: Application): Promise<void> {
      await rows.create([{ _id: id, ...application }], { session: tx });
    },
  };
}

import type { Connection } from 'mongoose';
import type { calls, ParsedInput } from '@wayhouse/contracts';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { formsOfAddresses } from '../erasure/address-rows-repository.js';

export type Application = ParsedInput<typeof calls.applyForJob> & { id: string; appliedAt: Date };

type Row = Omit<Application, 'id'> & { _id: string };

const model = defineModel<Row>('job_applications', {
  _id: String,
  job_title: String,
  name: String,
  email: String,
  phone: String,
  cover_letter: String,
  appliedAt: { type: Date, expires: secondsOf(retentionDays.jobApplication) },
});

export type Applications = ReturnType<typeof applicationRepository>;

export function applicationRepository(db: Connection) {
  const rows = model(db);
  return {
    has: async (tx: Transaction, id: string): Promise<boolean> => (await rows.exists({ _id: id }).session(tx)) !== null,
    async add(tx: Transaction, { id, ...application }: Application): Promise<void> {
      await insertRows(rows, tx, [{ _id: id, ...application }]);
    },
    ...formsOfAddresses(rows),
  };
}

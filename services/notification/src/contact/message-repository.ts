import type { Connection } from 'mongoose';
import type { calls, ParsedInput } from '@wayhouse/contracts';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { formsOfAddresses } from '../erasure/address-rows-repository.js';

export type Message = ParsedInput<typeof calls.sendMessage> & { id: string; reference: string; receivedAt: Date };

type Row = Omit<Message, 'id'> & { _id: string };

const model = defineModel<Row>('contact_messages', {
  _id: String,
  name: String,
  email: String,
  subject: String,
  message: String,
  reference: { type: String, unique: true },
  receivedAt: { type: Date, expires: secondsOf(retentionDays.contactMessage) },
});

export type Messages = ReturnType<typeof messageRepository>;

export function messageRepository(db: Connection) {
  const rows = model(db);
  return {
    findReference: async (tx: Transaction, id: string): Promise<string | undefined> =>
      (await rows.findById(id).session(tx).lean<Row>())?.reference,
    async add(tx: Transaction, { id, ...message }: Message): Promise<void> {
      await insertRows(rows, tx, [{ _id: id, ...message }]);
    },
    ...formsOfAddresses(rows),
  };
}

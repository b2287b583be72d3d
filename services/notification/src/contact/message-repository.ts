import type { Connection } from 'mongoose';
import type { calls, ParsedInput } from '@wayhouse/contracts';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { spellingsOf } from '../erasure/spellings-of.js';

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
    /** The given addresses as the forms have them, which may differ in case. */
    async listSpellings(addresses: string[], tx?: Transaction): Promise<string[]> {
      const found = await rows.find({}, { email: 1 }, { session: tx }).lean<Row[]>();
      return spellingsOf(
        addresses,
        found.map(({ email }) => email),
      );
    },
    list: (addresses: string[]) => rows.find({ email: { $in: addresses } }).lean<Row[]>(),
    async remove(tx: Transaction, addresses: string[]): Promise<void> {
      await rows.deleteMany({ email: { $in: addresses } }, { session: tx });
    },
  };
}

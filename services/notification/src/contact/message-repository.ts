import { type Connection, Schema } from 'mongoose';
import type { calls, ParsedInput } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';

export type Message = ParsedInput<typeof calls.sendMessage> & { id: string; reference: string; receivedAt: Date };

const schema = new Schema(
  {
    _id: String,
    name: String,
    email: String,
    subject: String,
    message: String,
    reference: { type: String, unique: true },
    receivedAt: Date,
  },
  { versionKey: false },
);

export type Messages = ReturnType<typeof messageRepository>;

export function messageRepository(db: Connection) {
  const rows = db.model('ContactMessage', schema, 'contact_messages');
  return {
    findReference: async (tx: Transaction, id: string): Promise<string | undefined> =>
      (await rows.findById(id).session(tx).lean<Message>())?.reference,
    async add(tx: Transaction, { id, ...message }: Message): Promise<void> {
      await rows.create([{ _id: id, ...message }], { session: tx });
    },
  };
}

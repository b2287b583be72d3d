import type { Connection } from 'mongoose';
import type { EventData, events } from '@wayhouse/contracts';
import { accountRegister, defineModel, storeNewer, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; version: number; addresses: string[] };

const model = defineModel<Row>('account_addresses', { _id: String, version: Number, addresses: [String] });

export type AccountAddresses = ReturnType<typeof accountAddressRepository>;

/** The verified addresses of accounts: what was sent to them or entered with them belongs to the person. */
export function accountAddressRepository(db: Connection) {
  const rows = model(db);
  const accounts = accountRegister(db);
  return {
    /** Of a deleted account nothing is stored. */
    async apply(
      tx: Transaction,
      { userId, version, addresses }: EventData<typeof events.accountChanged>,
    ): Promise<void> {
      if (await accounts.isDeleted(tx, userId)) return;
      await storeNewer(rows, tx, { _id: userId, version, addresses });
    },
    async list(userId: string, tx?: Transaction): Promise<string[]> {
      const stored = await rows.findById(userId, null, { session: tx }).lean<Row>();
      return stored?.addresses ?? [];
    },
    async remove(tx: Transaction, userId: string): Promise<void> {
      await rows.deleteOne({ _id: userId }, { session: tx });
    },
  };
}

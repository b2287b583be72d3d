import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import type { Account } from './domain/account.js';

type AccountDocument = Account & { _id: string };

const schema = new Schema<AccountDocument>(
  {
    _id: String,
    role: { type: String, default: 'user' },
    recentSearchedCities: { type: [String], default: [] },
  },
  { versionKey: false },
);

export type AccountRepository = ReturnType<typeof accountRepository>;

/** Accounts by Clerk user id. */
export function accountRepository(db: Connection) {
  const accounts = db.model<AccountDocument>('Account', schema, 'accounts');
  const set = async (tx: Transaction, id: string, change: Partial<Account>) => {
    await accounts.updateOne({ _id: id }, { $set: change }, { upsert: true, session: tx });
  };
  return {
    async find(id: string, tx?: Transaction): Promise<Account> {
      const found = await accounts.findById(id, null, { session: tx }).lean<AccountDocument>();
      return { role: found?.role ?? 'user', recentSearchedCities: found?.recentSearchedCities ?? [] };
    },
    isOwner: async (id: string): Promise<boolean> => Boolean(await accounts.exists({ _id: id, role: 'hotelOwner' })),
    becomeOwner: (tx: Transaction, id: string) => set(tx, id, { role: 'hotelOwner' }),
    setRecentCities: (tx: Transaction, id: string, cities: string[]) => set(tx, id, { recentSearchedCities: cities }),
  };
}

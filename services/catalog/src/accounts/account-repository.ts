import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import type { Account } from './domain/account.js';

type AccountRow = Account & { _id: string };

const schema = new Schema<AccountRow>(
  {
    _id: String,
    role: { type: String, default: 'user' },
    recentSearchedCities: { type: [String], default: [] },
  },
  { versionKey: false },
);

export type Accounts = ReturnType<typeof accountRepository>;

/** Accounts by the user id of the sign-in service. */
export function accountRepository(db: Connection) {
  const accounts = db.model<AccountRow>('Account', schema, 'accounts');
  const set = async (tx: Transaction, id: string, change: Partial<Account>) => {
    await accounts.updateOne({ _id: id }, { $set: change }, { upsert: true, session: tx });
  };
  return {
    async find(id: string, tx?: Transaction): Promise<Account> {
      const row = await accounts.findById(id, null, { session: tx }).lean<AccountRow>();
      return { role: row?.role ?? 'user', recentSearchedCities: row?.recentSearchedCities ?? [] };
    },
    isOwner: async (id: string): Promise<boolean> => Boolean(await accounts.exists({ _id: id, role: 'hotelOwner' })),
    becomeOwner: (tx: Transaction, id: string) => set(tx, id, { role: 'hotelOwner' }),
    keepSearches: (tx: Transaction, id: string, cities: string[]) => set(tx, id, { recentSearchedCities: cities }),
  };
}

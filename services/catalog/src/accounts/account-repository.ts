import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { accountRegister, defineModel, type Transaction } from '@wayhouse/service-kit';
import type { Account } from './domain/account.js';

type AccountDocument = Account & { _id: string };

const model = defineModel<AccountDocument>('accounts', {
  _id: String,
  role: { type: String, default: 'user' },
  recentSearchedCities: { type: [String], default: [] },
});

export type AccountRepository = ReturnType<typeof accountRepository>;

/** Accounts by Clerk user id. */
export function accountRepository(db: Connection) {
  const accounts = model(db);
  const register = accountRegister(db);
  /** The last token of a deleted account is valid for a minute after that. */
  const requireUndeleted = async (tx: Transaction, id: string) => {
    if (await register.isDeleted(tx, id)) throw new DomainError('account-deleted');
  };
  const set = async (tx: Transaction, id: string, change: Partial<Account>) => {
    await requireUndeleted(tx, id);
    await accounts.updateOne({ _id: id }, { $set: change }, { upsert: true, session: tx });
  };
  return {
    /** Of somebody without an account, that of a new user. */
    async get(id: string, tx?: Transaction): Promise<Account> {
      const found = await accounts.findById(id, null, { session: tx }).lean<AccountDocument>();
      return { role: found?.role ?? 'user', recentSearchedCities: found?.recentSearchedCities ?? [] };
    },
    isOwner: async (id: string): Promise<boolean> => Boolean(await accounts.exists({ _id: id, role: 'hotelOwner' })),
    requireUndeleted,
    /** Transactions that take turns follow one after the other, as those do that require the account. */
    async takeTurn(tx: Transaction, id: string): Promise<void> {
      await register.isDeleted(tx, id);
    },
    becomeOwner: (tx: Transaction, id: string) => set(tx, id, { role: 'hotelOwner' }),
    setRecentCities: (tx: Transaction, id: string, cities: string[]) => set(tx, id, { recentSearchedCities: cities }),
    async delete(tx: Transaction, id: string, now: Date): Promise<void> {
      await register.markDeleted(tx, id, now);
      await accounts.deleteOne({ _id: id }, { session: tx });
    },
  };
}

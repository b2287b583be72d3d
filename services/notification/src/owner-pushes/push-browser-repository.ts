import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { limits } from '@wayhouse/domain';
import { accountRegister, defineModel, type Transaction } from '@wayhouse/service-kit';

/** Where a browser gets pushes, and the keys that they are encrypted for. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** `publicKey` is ours, which the browser has subscribed with: signed with another one its push service takes nothing. */
type Row = PushTarget & { _id: string; accountId: string; publicKey: string; addedAt: Date };

const fields = {
  ...{ _id: String, accountId: String, endpoint: String, p256dh: String, auth: String },
  ...{ publicKey: String, addedAt: Date },
};
const model = defineModel<Row>('push_browsers', fields, [[{ accountId: 1, addedAt: -1 }]]);

export type PushBrowsers = ReturnType<typeof pushBrowserRepository>;

/** The id of a browser, which it can find out itself. */
const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** The browsers that show pushes, by account. Without a public key there are none. */
export function pushBrowserRepository(db: Connection, publicKey?: string) {
  const rows = model(db);
  const accounts = accountRegister(db);
  return {
    /** Of a deleted account nothing is stored. An account that has too many of them loses the oldest one. */
    async add(tx: Transaction, accountId: string, { endpoint, ...keys }: PushTarget, now: Date): Promise<void> {
      if (await accounts.isDeleted(tx, accountId)) return;
      const browser = { accountId, endpoint, ...keys, publicKey, addedAt: now };
      await rows.updateOne({ _id: idOf(endpoint) }, { $set: browser }, { upsert: true, session: tx });
      const found = await rows.find({ accountId }, { _id: 1 }, { session: tx }).sort({ addedAt: -1 }).lean<Row[]>();
      const surplus = found.slice(limits.pushBrowsers).map(({ _id }) => _id);
      // One that has subscribed with another key of ours gets nothing any more.
      const useless = { $or: [{ _id: { $in: surplus } }, { publicKey: { $ne: publicKey } }] };
      await rows.deleteMany({ accountId, ...useless }, { session: tx });
    },
    /** The ids of an account's browsers, the newest first. */
    async list(accountId: string, tx?: Transaction): Promise<string[]> {
      if (!publicKey) return [];
      const found = rows.find({ accountId, publicKey }, { _id: 1 }, { session: tx }).sort({ addedAt: -1 });
      return (await found.lean<Row[]>()).map(({ _id }) => _id);
    },
    /** Undefined once it is removed, or another account's. */
    find: async (id: string, accountId: string): Promise<PushTarget | undefined> =>
      (await rows.findOne({ _id: id, accountId }).lean<Row>()) ?? undefined,
    /** Removes one browser of an account, or all of them. */
    async remove(tx: Transaction, accountId: string, id?: string): Promise<void> {
      await rows.deleteMany({ accountId, ...(id !== undefined && { _id: id }) }, { session: tx });
    },
    /** What is stored of an account's browsers, but for their keys. */
    async listOf(accountId: string): Promise<Pick<Row, 'endpoint' | 'addedAt'>[]> {
      return rows.find({ accountId }, { _id: 0, endpoint: 1, addedAt: 1 }).lean<Row[]>();
    },
  };
}

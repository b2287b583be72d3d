import { testConfig } from '../testing/test-service.js';
import { accountRegister, type AccountRegister } from './account-register.js';
import { connectMongo } from './connect-mongo.js';
import { type Transaction, transactionRunner } from './transaction.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
let accounts: AccountRegister;
const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  transactionRunner(db, () => undefined)(work);
const now = new Date('2027-01-05T06:30:00Z');

beforeAll(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('register');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  accounts = accountRegister(db);
  await db.model('account_register').init();
});
afterAll(async () => {
  await db.dropDatabase();
  await db.close();
});

test('knows which accounts are deleted, also those it has not seen before', async () => {
  expect(await inTransaction((tx) => accounts.isDeleted(tx, 'asha'))).toBe(false);
  await inTransaction((tx) => accounts.markDeleted(tx, 'asha', now));
  await inTransaction((tx) => accounts.markDeleted(tx, 'dora', now));
  expect(await inTransaction((tx) => accounts.isDeleted(tx, 'asha'))).toBe(true);
  expect(await inTransaction((tx) => accounts.isDeleted(tx, 'dora'))).toBe(true);
  await inTransaction((tx) => accounts.isDeleted(tx, 'gita'));
  const ids = ['asha', 'dora', 'gita', 'nobody'];
  expect(await Promise.all(ids.map(accounts.wasDeleted))).toEqual([true, true, false, false]);
});

test('a transaction that began before the deletion sees it all the same', async () => {
  await inTransaction((tx) => accounts.isDeleted(tx, 'esha'));
  let attempts = 0;
  const isDeleted = await inTransaction(async (tx) => {
    // The transaction reads the data as they are now.
    await db.collection('account_register').findOne({}, { session: tx });
    if (attempts++ === 0) await inTransaction((deletion) => accounts.markDeleted(deletion, 'esha', now));
    return accounts.isDeleted(tx, 'esha');
  });
  expect([isDeleted, attempts]).toEqual([true, 2]);
});

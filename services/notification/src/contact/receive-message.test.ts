import { connectMongo, transactions } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { letterRepository } from '../email/email-queue.js';
import { messageRepository } from './message-repository.js';
import { type Deps, receiveMessage } from './receive-message.js';

const form = { name: 'Nora Lind', email: 'nora@example.test', subject: 'A lamp', message: 'I left a lamp.' };

let db: Awaited<ReturnType<typeof connectMongo>>;
let deps: Deps;
let references: string[];
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('contact');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  references = ['WH-AAAA-22', 'WH-AAAA-22', 'WH-BBBB-33'];
  deps = {
    inTransaction: transactions(db, () => undefined),
    messages: messageRepository(db),
    letters: letterRepository(db),
    supportEmail: 'help@example.test',
    publicUrl: 'https://stay.example.test',
    now: () => new Date('2027-01-05T06:30:00Z'),
    newReference: () => references.shift() ?? 'WH-ZZZZ-99',
  };
  await db.model('ContactMessage').init();
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});
const count = (name: string) => db.collection(name).countDocuments();

test('without its letters no message is stored', async () => {
  let added = 0;
  const add: Deps['letters']['add'] = (...given) =>
    ++added === 2 ? Promise.reject(new Error('disk full')) : deps.letters.add(...given);
  await expect(receiveMessage({ ...deps, letters: { ...deps.letters, add } }, form)).rejects.toThrow('disk full');
  expect([await count('contact_messages'), await count('letters')]).toEqual([0, 0]);
});

test('a reference that is taken is drawn again', async () => {
  expect(await receiveMessage(deps, form)).toBe('WH-AAAA-22');
  expect(await receiveMessage(deps, { ...form, subject: 'A second lamp' })).toBe('WH-BBBB-33');
  expect([await count('contact_messages'), await count('letters')]).toEqual([2, 4]);
});

test('when no reference is free it says so after a few tries', async () => {
  await receiveMessage(deps, form);
  const taken = { ...deps, newReference: () => 'WH-AAAA-22' };
  await expect(receiveMessage(taken, { ...form, subject: 'Another' })).rejects.toMatchObject({ code: 11000 });
});

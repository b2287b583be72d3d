import { errorOf } from './signed-request.js';
import { type StoreUnderTest, useStore } from './store-under-test.js';

let store: StoreUnderTest;
beforeAll(async () => {
  store = await useStore();
});
afterAll(() => store.stop());

beforeEach(async () => {
  await store.client.setBucketPolicy(store.bucket, '');
  for (const key of ['public/one', 'private/one']) await store.client.putObject(store.bucket, key, key);
});

type Statement = Record<string, unknown>;
const arn = (path = '') => `arn:aws:s3:::${store.bucket}${path}`;
const allow = (Action: string | string[], Resource: string | string[], more: Statement = {}): Statement => ({
  Effect: 'Allow',
  Principal: { AWS: ['*'] },
  Action,
  Resource,
  ...more,
});
const setPolicy = (...Statement: Statement[]) =>
  store.client.setBucketPolicy(store.bucket, JSON.stringify({ Version: '2012-10-17', Statement }));

const status = async (path: string, init?: RequestInit) =>
  (await store.anonymously(`/${store.bucket}${path}`, init)).status;

test('without a policy nobody gets in unsigned', async () => {
  expect(await errorOf(store.anonymously('/'))).toBe('403 AccessDenied');
  expect(await errorOf(store.anonymously(`/${store.bucket}`))).toBe('403 AccessDenied');
  expect(await errorOf(store.anonymously(`/${store.bucket}/public/one`))).toBe('403 AccessDenied');
  expect(await status('/public/one', { method: 'PUT', body: 'x' })).toBe(403);
  expect(await status('/public/one', { method: 'DELETE' })).toBe(403);
  expect(await store.read('public/one')).toBe('public/one');
});

test('opens just what it names', async () => {
  await setPolicy(allow('s3:GetObject', arn('/public/*')));
  const answer = await store.anonymously(`/${store.bucket}/public/one`);
  expect([answer.status, await answer.text()]).toEqual([200, 'public/one']);
  expect(await status('/public/one', { method: 'HEAD' })).toBe(200);
  expect(await status('/private/one')).toBe(403);
  expect(await status('')).toBe(403);
  expect(await status('/public/one', { method: 'PUT', body: 'x' })).toBe(403);
  expect(await status('/public/one', { method: 'DELETE' })).toBe(403);
  expect(await status('?policy')).toBe(403);
});

test('does not tell a reader who may not list which keys there are', async () => {
  await setPolicy(allow(['s3:GetObject'], [arn('/*')]));
  expect(await status('/public/none')).toBe(403);
  await setPolicy(allow(['s3:GetObject'], [arn('/*')]), allow('s3:ListBucket', arn()));
  expect(await status('/public/none')).toBe(404);
  expect(await status('?list-type=2')).toBe(200);
});

test('a refusal outweighs every permission, except for the owner', async () => {
  const deny = allow('s3:GetObject', arn('/private/*'), { Effect: 'Deny' });
  await setPolicy(allow('s3:*', [arn(), arn('/*')], { Principal: '*' }), deny);
  expect(await status('/public/one')).toBe(200);
  expect(await status('/private/one')).toBe(403);
  expect(await store.read('private/one')).toBe('private/one');
});

test('can let anyone write', async () => {
  await setPolicy(allow(['s3:PutObject', 's3:DeleteObject'], arn('/public/*')));
  expect(await status('/public/new', { method: 'PUT', body: 'new' })).toBe(200);
  expect(await store.read('public/new')).toBe('new');
  expect(await status('/public/new', { method: 'DELETE' })).toBe(204);
  expect(await status('/private/new', { method: 'PUT', body: 'new' })).toBe(403);
});

test('is given back and taken away again', async () => {
  await expect(store.client.getBucketPolicy(store.bucket)).rejects.toMatchObject({ code: 'NoSuchBucketPolicy' });
  await setPolicy(allow('s3:GetObject', arn('/public/*')));
  const { Statement } = JSON.parse(await store.client.getBucketPolicy(store.bucket)) as { Statement: Statement[] };
  expect(Statement).toHaveLength(1);
  await store.client.setBucketPolicy(store.bucket, '');
  expect(await status('/public/one')).toBe(403);
});

const malformed: [string, () => string][] = [
  ['no JSON', () => '{'],
  ['no statements', () => JSON.stringify({ Version: '2012-10-17' })],
  ['another bucket', () => document(allow('s3:GetObject', 'arn:aws:s3:::another/*'))],
  ['no effect', () => document(allow('s3:GetObject', arn('/*'), { Effect: 'Perhaps' }))],
  ['no action', () => document(allow([], arn('/*')))],
];
const document = (statement: Statement) => JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
test.each(malformed)('with %s it is refused and the old one stays', async (_, text) => {
  await setPolicy(allow('s3:GetObject', arn('/public/*')));
  await expect(store.client.setBucketPolicy(store.bucket, text())).rejects.toMatchObject({ code: 'MalformedPolicy' });
  expect(await status('/public/one')).toBe(200);
});

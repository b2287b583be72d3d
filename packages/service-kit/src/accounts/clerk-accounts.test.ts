import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clerkAccounts, type ClerkAccounts } from './clerk-accounts.js';

const address = (email: string, status?: string) => ({
  id: email,
  email_address: email,
  linked_to: [],
  verification: status ? { status } : null,
});
const user = {
  object: 'user',
  id: 'asha',
  first_name: 'Asha',
  last_name: 'Menon',
  primary_email_address_id: null,
  email_addresses: [
    address('Asha@example.test', 'verified'),
    address('typed@example.test', 'unverified'),
    address('new@example.test'),
  ],
};

let isSilent = false;
const server = createServer(({ url = '' }, response) => {
  if (isSilent) return;
  const { pathname } = new URL(url, 'http://localhost');
  const bodies: Record<string, object> = {
    '/v1/users/asha': user,
    '/v1/users': [user],
    '/v1/users/count': { object: 'total_count', total_count: 1 },
  };
  const body = bodies[pathname];
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { errors: [] }));
});
let accounts: ClerkAccounts;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  accounts = clerkAccounts({ secretKey: 'sk_test_x', publishableKey: 'pk_test_x', apiUrl });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const asha = { id: 'asha', name: 'Asha Menon', addresses: ['asha@example.test'] };

test('an account has the addresses that are verified', async () => {
  expect(await accounts.find('asha')).toEqual(asha);
  expect(await accounts.find('nobody')).toBeUndefined();
});

test('an account is not found by an address that is not verified', async () => {
  expect(await accounts.findByAddress('ASHA@example.test')).toEqual(asha);
  expect(await accounts.findByAddress('typed@example.test')).toBeUndefined();
});

test('a call that Clerk does not answer fails before the lease of a job ends', async () => {
  isSilent = true;
  jest.useFakeTimers();
  const calls = [accounts.find('asha'), accounts.findByAddress('asha@example.test'), accounts.delete('asha')];
  const results = Promise.allSettled(calls);
  await jest.advanceTimersByTimeAsync(3000);
  const unavailable = { status: 'rejected', reason: { reason: 'account-unavailable' } };
  expect(await results).toMatchObject([unavailable, unavailable, unavailable]);
});

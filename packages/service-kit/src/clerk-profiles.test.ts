import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clerkProfiles } from './clerk-profiles.js';

type Address = { id: string; email_address: string; linked_to: []; verification: { status: string } | null };
let user: object;
let isSilent = false;
const server = createServer((_request, response) => {
  if (isSilent) return;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(user));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = (id: string, status?: string): Address => ({
  id,
  email_address: `${id}@example.test`,
  linked_to: [],
  verification: status ? { status } : null,
});

async function profileOf(emailAddresses: Address[], names: object = { first_name: 'Asha', last_name: 'Menon' }) {
  const primary = { primary_email_address_id: emailAddresses[0]?.id ?? null };
  user = {
    object: 'user',
    id: 'asha',
    image_url: '/asha.svg',
    ...names,
    ...primary,
    email_addresses: emailAddresses,
  };
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return clerkProfiles({ secretKey: 'sk_test_x', publishableKey: 'pk_test_x', apiUrl })('asha');
}

test('the address of a profile is the primary one, if it is verified', async () => {
  expect(await profileOf([address('first', 'verified'), address('second', 'verified')])).toEqual({
    id: 'asha',
    name: 'Asha Menon',
    email: 'first@example.test',
    image: '/asha.svg',
  });
});

test.each([
  ['another verified one', [address('typed', 'unverified'), address('proven', 'verified')], 'proven@example.test'],
  ['none, where none is verified', [address('typed', 'unverified'), address('new')], undefined],
  ['none, where there is none', [], undefined],
])('otherwise it is %s', async (_, addresses, email) => expect((await profileOf(addresses)).email).toBe(email));

test('somebody without a name is a guest, and not a part of their address', async () => {
  const profile = await profileOf([address('first', 'verified')], { first_name: null, last_name: null });
  expect(profile.name).toBe('Guest');
});

test.each([
  ['of which not everything shows', 'A\u202elve\u200b'],
  ['with a line of its own', 'Asha\u2028Menon'],
  ['with a pile of marks', `x${'\u0301'.repeat(8)}`],
  ['that is too long', 'x'.repeat(81)],
])('a name %s is not passed on', async (_, name) => {
  const profile = await profileOf([address('first', 'verified')], { first_name: name, last_name: null });
  expect(profile.name).toBe('Guest');
});

test('a profile that Clerk does not send in time is unavailable', async () => {
  isSilent = true;
  jest.useFakeTimers();
  const found = expect(profileOf([])).rejects.toMatchObject({ reason: 'account-unavailable' });
  await jest.advanceTimersByTimeAsync(3000);
  await found;
});

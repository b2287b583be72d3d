import { webhookSecret, signWebhook } from '../testing/test-service.js';
import { type ClerkEvent, clerkWebhookRoute } from './clerk-webhook.js';

async function read(event: object): Promise<ClerkEvent[]> {
  const received: ClerkEvent[] = [];
  const { receive } = clerkWebhookRoute(webhookSecret, async (each) => void received.push(each));
  const body = JSON.stringify(event);
  await receive(Buffer.from(body), new Headers(signWebhook(body)));
  return received;
}

test('of the addresses of a user only those count that are verified', async () => {
  const addresses = [
    { email_address: 'Asha@example.test', verification: { status: 'verified' } },
    { email_address: 'typed@example.test', verification: { status: 'unverified' } },
    { email_address: 'new@example.test', verification: null },
  ];
  const data = { id: 'asha', updated_at: 1_800_000_000_000, email_addresses: addresses };
  expect(await read({ type: 'user.updated', data })).toEqual([
    { type: 'user.updated', data: { id: 'asha', updatedAt: 1_800_000_000_000, addresses: ['asha@example.test'] } },
  ]);
});

test('an event of another shape has no addresses', async () => {
  const data = { id: 'org', updated_at: 'today', email_addresses: 'none' };
  expect(await read({ type: 'organization.updated', data })).toEqual([
    { type: 'organization.updated', data: { id: 'org', updatedAt: undefined, addresses: undefined } },
  ]);
});

import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Failure, stripeWebhook } from '@wayhouse/contracts';
import { invalidDeliveries } from '../bad-input/invalid-deliveries.js';
import { findInternals } from '../bad-input/verify-response.js';
import { sharedSystem } from '../platform/shared-system.js';
import type { TestSystem } from '../platform/start-system.js';
import { type Snapshot, snapshotStorage } from '../platform/snapshot-storage.js';

let system: TestSystem;
let before: Snapshot;
describe('bad webhooks', () => {
  beforeAll(async () => {
    system = await sharedSystem();
    before = await snapshotStorage(system);
  });

  const { path, signatureHeader } = stripeWebhook;

  /** `fetch` would merge repeated headers. */
  async function deliver(headers: OutgoingHttpHeaders, body: string | Uint8Array) {
    const sent = request(system.gatewayUrl + path, { method: 'POST', headers }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  }

  test('refuses deliveries that Stripe would not send and stores nothing', async () => {
    const deliveries = await invalidDeliveries();
    const answers = [];
    for (const { what, headers, body } of deliveries) {
      const response = await deliver(headers, body);
      const { success, code, message } = JSON.parse(response.body) as Failure;
      answers.push({ what, status: response.status, code, success, message, internals: findInternals(response.body) });
    }
    const envelope = { success: false, message: expect.any(String), internals: undefined };
    expect(answers).toEqual(deliveries.map(({ what, refused }) => ({ what, ...refused, ...envelope })));
    expect(await snapshotStorage(system)).toEqual(before);
  });

  test('refuses a signature that exceeds the header limit before reading the body', async () => {
    expect(await deliver({ [signatureHeader]: 'x'.repeat(20_000) }, '{}')).toMatchObject({ status: 431 });
    expect(await snapshotStorage(system)).toEqual(before);
  });

  test('records only the receipt of a signed event that it does not handle', async () => {
    expect((await system.sendStripeEvent()).status).toBe(200);
    const after = Object.keys(await snapshotStorage(system)).filter((key) => !(key in before));
    expect(after).toEqual([expect.stringMatching(/^payment\/stripe_events\//)]);
  });
});

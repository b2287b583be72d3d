import { emailWebhook } from '@wayhouse/contracts';
import { signWebhook, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from '../testing/notification-service.js';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const config = emailConfig('smtp://127.0.0.1:9');
  service = await testService('notification', (context) => composeNotification(context, config));
});
afterAll(() => service.stop());

const email = (over: object) =>
  JSON.stringify({ from: 'asha@example.test', returnPath: 'asha@example.test', to: ['a@example.test'], ...over });
const large = email({ text: 'x'.repeat(1_100_000) });
const toMany = email({ to: Array<string>(101).fill('stay-a1@relay.example.test') });

const deliver = async (body: string | ReadableStream, headers: Record<string, string>) => {
  const init = { method: 'POST', headers, body, ...(typeof body !== 'string' && { duplex: 'half' }) };
  return (await fetch(service.url + emailWebhook.path, init as RequestInit)).status;
};
/** How many were dropped, by why. */
async function dropped() {
  const counts = (await service.metrics.registry.metrics()).matchAll(
    /forwarded_emails_total\{outcome="(too-[a-z-]+)".*\} (\d+)/g,
  );
  return Object.fromEntries([...counts].map(([, outcome, count]) => [outcome, Number(count)]));
}
const nothing = { 'too-large': 0, 'too-many-recipients': 0 };

test('what is too large or goes to too many is refused without the signature of the provider', async () => {
  for (const body of [large, toMany]) {
    expect(await deliver(body, {})).toBe(400);
    expect(await deliver(body, signWebhook(`${body} `))).toBe(400);
    expect(await deliver(body, signWebhook(body, { age: 301 }))).toBe(400);
    expect(await deliver(body, signWebhook(body, { secret: `whsec_${btoa('another secret')}` }))).toBe(400);
    expect(await deliver(body, { ...signWebhook(body), 'svix-timestamp': '' })).toBe(400);
  }
  expect(await dropped()).toEqual(nothing);
});

test('a delivery with more than a megabyte is accepted and dropped, so that it is not repeated', async () => {
  expect(await deliver(large, signWebhook(large))).toBe(200);
  const inParts = new Blob([large]).stream();
  expect(await deliver(inParts, signWebhook(large))).toBe(200);
  expect(await dropped()).toEqual({ ...nothing, 'too-large': 2 });
});

test('a delivery to more than 100 recipients is accepted and dropped', async () => {
  expect(await deliver(toMany, signWebhook(toMany))).toBe(200);
  expect((await dropped())['too-many-recipients']).toBe(1);
  const toOthers = email({ to: Array<string>(100).fill('a@example.test') });
  expect(await deliver(toOthers, signWebhook(toOthers))).toBe(200);
  expect((await dropped())['too-many-recipients']).toBe(1);
});

test('beyond 50 megabytes nothing is read', async () => {
  const huge = 'x'.repeat(52_500_000);
  expect(await deliver(huge, signWebhook(huge))).toBe(413);
});

import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Failure, stripeWebhookCall } from '@wayhouse/contracts';
import { badDeliveries } from './bad-input/bad-deliveries.js';
import { saysInside } from './bad-input/judge.js';
import { type House, openHouse } from './platform/start-system.js';
import { type Kept, keptBy } from './platform/snapshot-storage.js';

let house: House;
let before: Kept;
beforeAll(async () => {
  house = await openHouse();
  before = await keptBy(house);
});
afterAll(() => house.close());

const { path, signatureHeader } = stripeWebhookCall;

/** Headers go out as they are, also twice. */
async function deliver(headers: OutgoingHttpHeaders, body: string | Uint8Array) {
  const sent = request(house.gatewayUrl + path, { method: 'POST', headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, said: await text(response) };
}

test('what Stripe would not send is refused, and nothing of it is kept', async () => {
  const deliveries = await badDeliveries();
  const answers = [];
  for (const { what, headers, body } of deliveries) {
    const { status, said } = await deliver(headers, body);
    const { success, code, message } = JSON.parse(said) as Failure;
    answers.push({ what, status, code, success, message, inside: saysInside(said) });
  }
  const framed = { success: false, message: expect.any(String), inside: undefined };
  expect(answers).toEqual(deliveries.map(({ what, refused }) => ({ what, ...refused, ...framed })));
  expect(await keptBy(house)).toEqual(before);
});

test('a signature that is larger than all headers may be is refused before anything is read', async () => {
  expect(await deliver({ [signatureHeader]: 'x'.repeat(20_000) }, '{}')).toMatchObject({ status: 431 });
  expect(await keptBy(house)).toEqual(before);
});

test('of a signed event that means nothing here only its coming is kept', async () => {
  expect((await house.tellStripeEvent()).status).toBe(200);
  const after = Object.keys(await keptBy(house)).filter((key) => !(key in before));
  expect(after).toEqual([expect.stringMatching(/^payment\/stripe_events\//)]);
});

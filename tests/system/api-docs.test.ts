import { type DocumentedCall, documentedCalls, openApiDocument, type Operation } from '@wayhouse/openapi';
import { undocumented } from '@wayhouse/openapi/testing';
import { aPhoto } from '../../services/catalog/src/testing/a-photo.js';
import { fewAtOnce } from './platform/few-at-once.js';
import { type House, openHouse } from './platform/start-system.js';
import { sentExample } from './platform/sent-example.js';
import { servedRoutes } from './platform/served-routes.js';
import { spoiltRequests } from './api-docs/broken-request.js';

const documented = documentedCalls(openApiDocument('https://stay.example.test'));
const streaming = 'watchHotelBookings';
// Only Stripe can sign what it is sent.
const onlyStripe = 'receiveStripeEvent';
const examples = documented.filter(({ operation }) => ![streaming, onlyStripe].includes(operation.operationId));

let house: House;
let photo: Buffer;
beforeAll(async () => {
  house = await openHouse();
  photo = await aPhoto();
});
afterAll(() => house.close());

const callerOf = ({ security: [need] }: Operation) => need && (need.session?.length ? 'owner' : 'asha');

/** What is wrong with an answer by the document, after its status. */
async function judged({ method, path }: DocumentedCall, response: Response): Promise<unknown[]> {
  const answered = { method, path, status: response.status, type: String(response.headers.get('content-type')) };
  return [response.status, ...undocumented({ ...answered, body: await response.text() })];
}

test('what is served is documented, and what is documented is served', () => {
  expect(house.mounted).toHaveLength(4);
  expect(servedRoutes(house)).toEqual(documented.map(({ method, path }) => `${method} ${path}`).sort());
});

test.each(examples)('the example of $method $path is answered as documented', async (each) => {
  await house.prepare(each.operation.operationId);
  const response = await house.send(sentExample(each, photo), callerOf(each.operation));
  expect(await judged(each, response)).toEqual([200]);
});

test('each way to spoil an example that its call documents is refused as documented', async () => {
  await house.prepare('all');
  const tries = examples.flatMap((each) =>
    spoiltRequests(each, sentExample(each, photo), callerOf(each.operation)).map((spoilt) => ({ each, ...spoilt })),
  );
  const tried = await fewAtOnce(tries, async ({ each, status, request, as }) => {
    const found = await judged(each, await house.send(request, as));
    return { call: each.operation.operationId, expected: [status], found };
  });
  expect(tried.length).toBeGreaterThan(80);
  expect(tried.filter(({ expected, found }) => String(found) !== String(expected))).toEqual([]);
});

test('a stream says what happens in the documented form', async () => {
  const call = (id: string) => documented.find(({ operation: { operationId } }) => operationId === id)!;
  await house.prepare(streaming);
  const leaving = new AbortController();
  const stream = await house.send(sentExample(call(streaming), photo), 'owner', leaving.signal);
  await house.send(sentExample(call('markPaid'), photo), 'owner');
  const heard = new TextDecoder();
  let body = '';
  for await (const bytes of stream.body!) {
    body += heard.decode(bytes as Uint8Array, { stream: true });
    if (/^data: .*\n/m.test(body)) break;
  }
  leaving.abort();
  expect(JSON.parse(/^data: (.*)$/m.exec(body)![1]!)).toMatchObject({ what: 'paid' });
  const answered = { method: 'GET', path: call(streaming).path, status: stream.status };
  expect(undocumented({ ...answered, type: String(stream.headers.get('content-type')), body })).toEqual([]);
});

test('Stripe’s signed events are answered as documented, and others refused as documented', async () => {
  const call = documented.find(({ operation: { operationId } }) => operationId === onlyStripe)!;
  expect(await judged(call, await house.tellStripeEvent())).toEqual([200]);
  expect(await judged(call, await house.tellStripeEvent('whsec_of_somebody_else'))).toEqual([400]);
});

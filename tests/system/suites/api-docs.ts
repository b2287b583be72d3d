import { type Endpoint, listEndpoints, openApiDocument, type Operation } from '@wayhouse/openapi';
import { findResponseProblems } from '@wayhouse/openapi/testing';
import { aPhoto } from '@wayhouse/catalog/testing/a-photo';
import { mapConcurrently } from '../platform/map-concurrently.js';
import { sharedSystem } from '../platform/shared-system.js';
import type { TestSystem } from '../platform/start-system.js';
import { toExampleRequest } from '../platform/example-request.js';
import { servedRoutes } from '../platform/served-routes.js';
import { invalidRequests } from '../api-docs/invalid-requests.js';

const documented = listEndpoints(openApiDocument('https://stay.example.test'));
const streaming = 'watchHotelBookings';
const webhooks = ['receiveStripeEvent', 'receiveClerkEvent', 'receiveEmail'];
const examples = documented.filter(({ operation }) => ![streaming, ...webhooks].includes(operation.operationId));

let system: TestSystem;
let photo: Buffer;
describe('the API reference', () => {
  beforeAll(async () => {
    system = await sharedSystem();
    photo = await aPhoto();
  });

  /** Nobody else registers a hotel, which makes its caller an owner for the suites that follow. */
  const callerOf = ({ operationId, security: [need] }: Operation) => {
    if (operationId === 'registerHotel') return 'new-owner';
    if (operationId === 'deleteAccount') return 'somebody-without-stays';
    // Its owner cannot.
    if (operationId === 'leaveHotel') return 'viewer';
    return need && (need.session?.length ? 'owner' : 'asha');
  };

  /** The status of a response, and how it differs from the document. */
  async function verify({ method, path }: Endpoint, response: Response): Promise<unknown[]> {
    const answered = { method, path, status: response.status, type: String(response.headers.get('content-type')) };
    return [response.status, ...findResponseProblems({ ...answered, body: await response.text() })];
  }

  test('the served routes are the documented ones', () => {
    expect(system.modules).toHaveLength(4);
    expect(servedRoutes(system)).toEqual(documented.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test.each(examples)('the example of $method $path gets the documented response', async (each) => {
    await system.seed(each.operation.operationId);
    const response = await system.send(toExampleRequest(each, photo), callerOf(each.operation));
    expect(await verify(each, response)).toEqual([200]);
  });

  test('each documented error response matches its schema', async () => {
    await system.seed('all');
    const requests = examples.flatMap((each) =>
      invalidRequests(each, toExampleRequest(each, photo), callerOf(each.operation)).map((invalid) => ({
        each,
        ...invalid,
      })),
    );
    const responses = await mapConcurrently(requests, async ({ each, status, request, as }) => {
      const found = await verify(each, await system.send(request, as));
      return { call: each.operation.operationId, expected: [status], found };
    });
    expect(responses.length).toBeGreaterThan(80);
    expect(responses.filter(({ expected, found }) => String(found) !== String(expected))).toEqual([]);
  });

  test('a stream delivers events in the documented format', async () => {
    const call = (id: string) => documented.find(({ operation: { operationId } }) => operationId === id)!;
    await system.seed(streaming);
    const abort = new AbortController();
    const stream = await system.send(toExampleRequest(call(streaming), photo), 'owner', abort.signal);
    await system.send(toExampleRequest(call('markPaid'), photo), 'owner');
    const decoder = new TextDecoder();
    let body = '';
    for await (const bytes of stream.body!) {
      body += decoder.decode(bytes as Uint8Array, { stream: true });
      if (/^data: .*\n/m.test(body)) break;
    }
    abort.abort();
    expect(JSON.parse(/^data: (.*)$/m.exec(body)![1]!)).toMatchObject({ type: 'paid' });
    const answered = { method: 'GET', path: call(streaming).path, status: stream.status };
    expect(findResponseProblems({ ...answered, type: String(stream.headers.get('content-type')), body })).toEqual([]);
  });

  test('a webhook with a valid signature is accepted, one with another is refused', async () => {
    const operation = (name: string) => documented.find(({ operation: { operationId } }) => operationId === name)!;
    const [stripe, clerk] = [operation('receiveStripeEvent'), operation('receiveClerkEvent')];
    const email = operation('receiveEmail');
    expect(await verify(stripe, await system.sendStripeEvent())).toEqual([200]);
    expect(await verify(stripe, await system.sendStripeEvent('whsec_of_somebody_else'))).toEqual([400]);
    expect(await verify(clerk, await system.sendClerkEvent())).toEqual([200]);
    expect(await verify(clerk, await system.sendClerkEvent(`whsec_${btoa('somebody else')}`))).toEqual([400]);
    expect(await verify(email, await system.sendEmailEvent())).toEqual([200]);
    expect(await verify(email, await system.sendEmailEvent(`whsec_${btoa('somebody else')}`))).toEqual([400]);
  });
});

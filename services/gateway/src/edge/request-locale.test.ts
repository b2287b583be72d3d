import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

let booking: Upstream;
let gateway: TestGateway;
beforeAll(async () => {
  booking = await startUpstream((_request, response) => {
    response.writeHead(409, {
      'content-type': 'application/json',
      'content-language': 'en-XA',
      vary: 'Accept-Language',
    });
    response.end(JSON.stringify({ success: false, code: 'not-available', message: '⟦Ŕööm⟧'.repeat(500) }));
  });
  gateway = await testGateway({ BOOKING_URL: booking.url });
});
afterAll(() => Promise.all([gateway.stop(), booking.stop()]));

async function messageAt(path: string, language: string) {
  const response = await gateway.get(path, { 'accept-language': language });
  const { message } = (await response.json()) as { message: string };
  return [message, response.headers.get('content-language'), response.headers.get('vary')];
}

test.each([
  ['a path that does not exist', '/api/nowhere', 'Not found.'],
  ['an unreachable service', '/api/rooms', 'This part of Wayhouse is unavailable right now. Please try again.'],
])('%s is reported in the locale that the request accepts', async (_what, path, english) => {
  const [accented, pseudo] = await messageAt(path, 'en-XA');
  expect([accented, pseudo]).toEqual([expect.stringMatching(/^⟦.*⟧$/), 'en-XA']);
  expect((await messageAt(path, 'sv')).slice(0, 2)).toEqual([english, 'en']);
});

test('the language of a service’s response is passed on, and caches learn that it depends on the request', async () => {
  const [message, language, vary] = await messageAt('/api/bookings/user', 'en-XA');
  expect([message, language]).toEqual(['⟦Ŕööm⟧'.repeat(500), 'en-XA']);
  expect(vary?.split(', ').sort()).toEqual(['Accept-Encoding', 'Accept-Language']);
});

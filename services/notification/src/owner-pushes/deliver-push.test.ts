import { createPublicKey, verify } from 'node:crypto';
import { NonRetryableError, publicLookup } from '@wayhouse/service-kit';
import { startPushService, vapidSettings } from '../testing/push-service.js';
import { deliverPushBy } from './deliver-push.js';

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => (service = await startPushService()));
beforeEach(() => (service.state.status = 201));
afterAll(() => service.stop());

const vapid = {
  publicKey: vapidSettings.VAPID_PUBLIC_KEY,
  privateKey: vapidSettings.VAPID_PRIVATE_KEY,
  subject: 'mailto:help@example.test',
};
const deliver = deliverPushBy(vapid, { allowsLocal: true });
const text = JSON.stringify({ title: 'A booking is paid' });
const day = 86_400;

test('the browser alone can read what it gets, and the push service sees from whom it is', async () => {
  const { target, pushes } = service.browser('one');
  expect(await deliver(target, text, 1800)).toBe('delivered');
  expect(pushes()).toEqual([{ title: 'A booking is paid' }]);
  const [{ headers, body } = { headers: {}, body: Buffer.from('') }] = service.requestsFor('one');
  expect(body.toString('latin1')).not.toContain('booking');
  expect(headers).toMatchObject({ ttl: '1800', 'content-encoding': 'aes128gcm' });
  expect(claimsOf(headers.authorization)).toMatchObject({ aud: service.url, sub: 'mailto:help@example.test' });
});

test.each([404, 410])('after %i the browser is gone', async (status) => {
  service.state.status = status;
  expect(await deliver(service.browser('gone').target, text, day)).toBe('gone');
});

test('a browser whose keys are none is gone, and nothing is sent', async () => {
  const { target } = service.browser('no-keys');
  expect(await deliver({ ...target, p256dh: `B${'A'.repeat(86)}` }, text, day)).toBe('gone');
  expect(service.requestsFor('no-keys')).toEqual([]);
});

test.each([429, 500, 503])('%i is worth another attempt', async (status) => {
  service.state.status = status;
  const failure: unknown = await deliver(service.browser('later').target, text, day).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(NonRetryableError);
});

test.each([307, 400, 401, 403, 413])('%i is not, and a redirect leads nowhere', async (status) => {
  service.state.status = status;
  await expect(deliver(service.browser('refused').target, text, day)).rejects.toThrow(NonRetryableError);
  expect(service.requestsFor('elsewhere')).toEqual([]);
});

test('by default nothing is sent to this machine, by whatever name', async () => {
  const deliverSafely = deliverPushBy(vapid, { allowsLocal: false });
  const { port } = new URL(service.url);
  for (const host of [`http://127.0.0.1:${port}`, `https://127.0.0.1:${port}`, 'https://localhost', 'https://[::1]'])
    await expect(
      deliverSafely({ ...service.browser('inside').target, endpoint: `${host}/inside` }, text, day),
    ).rejects.toThrow(NonRetryableError);
  expect(service.requestsFor('inside')).toEqual([]);
});

test('nothing is sent to this machine by a name that leads here', async () => {
  const leadsHere = publicLookup((_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]));
  const deliverSafely = deliverPushBy(vapid, { allowsLocal: false }, leadsHere);
  const target = { ...service.browser('inside').target, endpoint: 'https://push.example.com/inside' };
  const failure: unknown = await deliverSafely(target, text, day).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NonRetryableError);
  expect((failure as Error).message).toBe('the address is not on the internet');
});

/** The claims of a VAPID header (RFC 8292), whose signature is checked. */
function claimsOf(header = '') {
  const [, signed = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(vapid.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isValid = verify(
    'sha256',
    Buffer.from(signed),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isValid).toBe(true);
  return JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()) as object;
}

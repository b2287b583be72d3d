import { request } from 'node:http';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';

let local: TestGateway;
let online: TestGateway;
beforeAll(async () => {
  local = await testGateway({ PUBLIC_URL: 'http://localhost:3000' });
  online = await testGateway();
});
afterAll(() => Promise.all([local.stop(), online.stop()]));

/** The status of a page asked for under this name. */
const statusUnder = (host: string, gateway = local, path = '/config.json') =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const answered = request({ hostname, port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    answered.on('error', reject).end();
  });

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.5:3000', 'gateway:8080', 'wayhouse.localhost'])(
  'a site of this machine answers under %s',
  async (host) => expect(await statusUnder(host)).toBe(200),
);

test.each(['rebound.example', 'localhost.rebound.example:3000', '127.0.0.1.rebound.example', 'a b'])(
  'a site of this machine does not answer under %s',
  async (host) => {
    expect(await statusUnder(host)).toBe(403);
    expect(await statusUnder(host, local, '/metrics')).toBe(403);
  },
);

test('a site that others reach leaves names to its proxy', async () => {
  expect(await statusUnder('stays.example', online)).toBe(200);
});

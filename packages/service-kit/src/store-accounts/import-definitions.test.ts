import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { accountsEnvironment } from '../config.js';
import { runAccountsCommand } from './run-command.js';

type Received = { path?: string; headers: IncomingHttpHeaders; body: string };
let received: Received[];
let status: number;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ path: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(status).end(status === 204 ? undefined : '{"reason":"bad definitions"}');
  });
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  received = [];
  status = 204;
});
afterAll(() => server.close());

const config = (RABBITMQ_API_URL?: string) => () =>
  accountsEnvironment.parse({
    RABBITMQ_API_URL,
    ...{ CATALOG_PASSWORD: 'one-of-tests', BOOKING_PASSWORD: 'two-of-tests' },
    ...{ PAYMENT_PASSWORD: 'three-of-tests', NOTIFICATION_PASSWORD: 'four-of-tests' },
    GATEWAY_PASSWORD: 'five-of-tests',
  });
const api = (address = `127.0.0.1:${port}`) => `http://admin:se%3Acret@${address}/`;

test('the definitions reach the broker over its API, as an administrator', async () => {
  const output = await runAccountsCommand(['rabbitmq-api'], config(api()));
  expect(output).toContain('wayhouse-payment at RabbitMQ');
  const [{ path, headers, body } = {} as Received] = received;
  expect(path).toBe('POST /api/definitions');
  expect(Buffer.from(headers.authorization!.replace('Basic ', ''), 'base64').toString()).toBe('admin:se:cret');
  expect(JSON.parse(body)).toHaveProperty('queues');
});

test('the gateway gets no user at the broker, where it does nothing', async () => {
  const output = await runAccountsCommand(['rabbitmq-api'], config(api()));
  expect(output.split('\n')).toHaveLength(4);
  expect(received[0]!.body).not.toContain('gateway');
});

test('definitions that the broker refuses are an error with its reason', async () => {
  status = 400;
  await expect(runAccountsCommand(['rabbitmq-api'], config(api()))).rejects.toThrow(
    /^RabbitMQ refuses the definitions at http:\/\/127.*: 400 .*bad definitions/,
  );
});

test('a broker that does not answer is named without the password', async () => {
  const failure = runAccountsCommand(['rabbitmq-api'], config(api('127.0.0.1:9')));
  await expect(failure).rejects.toThrow(/^RabbitMQ does not answer at http:\/\/127\.0\.0\.1:9 /);
  await expect(failure).rejects.not.toThrow(/cret/);
});

test('a missing address is named', async () => {
  await expect(runAccountsCommand(['rabbitmq-api'], config())).rejects.toThrow(/^RABBITMQ_API_URL: /);
});

import path from 'node:path';
import { readSettings } from './settings.js';

const read = (values: Record<string, string>, args: string[] = []) => readSettings('/house', values, args);

test('without any setting the site is on port 3000 with its data in .data', () => {
  const { settings, problems } = read({});
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', standInsOnly: false, real: {} });
  expect(settings.dataDir).toBe(path.resolve('/house/.data'));
});

test('the address of the site follows the port', () => {
  expect(read({ PORT: '4100' }).settings.publicUrl).toBe('http://localhost:4100');
});

test.each(['0', '65536', 'http', '30.5', '-1'])('PORT=%s is a problem in one sentence', (PORT) => {
  expect(read({ PORT }).problems).toEqual([`PORT must be a number from 1 to 65535, not "${PORT}".`]);
});

test('a real server takes the place of its stand-in alone', () => {
  const { settings, problems } = read({ MONGO_URL: 'mongodb://db:27017', SMTP_URL: '' });
  expect(problems).toEqual([]);
  expect(settings.real).toEqual({ mongo: { MONGO_URL: 'mongodb://db:27017' } });
});

test('half a group of settings is refused with what is missing', () => {
  expect(read({ MINIO_ENDPOINT: 'http://store:9000', MINIO_ACCESS_KEY: 'a' }).problems).toEqual([
    'MINIO_ENDPOINT and MINIO_ACCESS_KEY cannot be set without MINIO_SECRET_KEY.',
  ]);
  expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }).problems).toEqual([
    'STRIPE_WEBHOOK_SECRET cannot be set without STRIPE_SECRET_KEY.',
  ]);
});

test('an address of the wrong kind is refused by name, and every problem is told', () => {
  const { problems } = read({ AMQP_URL: 'http://broker', PORT: 'x' }, ['--fast']);
  expect(problems).toHaveLength(3);
  expect(problems).toContain('AMQP_URL must be an address that begins with amqp://, not "http://broker".');
  expect(problems).toContain('There is no option --fast; the only one is --stand-ins-only.');
});

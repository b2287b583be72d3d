import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { demoAccounts } from '../../demo/demo-accounts.js';
import { emulatorUseProblems, readConfig } from './config.js';

const read = (values: Record<string, string>, args: string[] = []) => readConfig('/checkout', values, args);

test('defaults to port 3000 and the folder .data', () => {
  const { config, problems } = read({});
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', emulatorsOnly: false, real: {} });
  expect(config.dataDir).toBe(path.resolve('/checkout/.data'));
});

test('the address of the site follows the port', () => {
  expect(read({ PORT: '4100' }).config.publicUrl).toBe('http://localhost:4100');
});

test.each(['0', '65536', 'http', '30.5', '-1'])('refuses PORT=%s', (PORT) => {
  expect(read({ PORT }).problems).toEqual([`PORT must be a number from 1 to 65535, not "${PORT}".`]);
});

test('a real server replaces only its own emulator', () => {
  const { config, problems } = read({ MONGO_URL: 'mongodb://db:27017', SMTP_URL: '' });
  expect(problems).toEqual([]);
  expect(config.real).toEqual({ mongo: { MONGO_URL: 'mongodb://db:27017' } });
});

test('refuses an incomplete group of settings and names what is missing', () => {
  expect(read({ MINIO_ENDPOINT: 'http://store:9000', MINIO_ACCESS_KEY: 'a' }).problems).toEqual([
    'MINIO_ENDPOINT and MINIO_ACCESS_KEY requires MINIO_SECRET_KEY.',
  ]);
  expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }).problems).toEqual([
    'STRIPE_WEBHOOK_SECRET requires STRIPE_SECRET_KEY.',
  ]);
});

test('refuses a wrong kind of URL by name and reports every problem', () => {
  const { problems } = read({ AMQP_URL: 'http://broker', PORT: 'x' }, ['--fast']);
  expect(problems).toHaveLength(3);
  expect(problems).toContain('AMQP_URL must be a URL that starts with amqp://, not "http://broker".');
  expect(problems).toContain('Unknown option --fast. The only option is --emulators-only.');
});

const emulatorUse = (values: Record<string, string>) => emulatorUseProblems(read(values).config, values);

test('refuses emulators on a site that others reach, unless they are allowed and have a password', () => {
  const site = { PUBLIC_URL: 'https://stays.example' };
  expect(emulatorUse({})).toEqual([]);
  expect(emulatorUse(site)).toEqual([
    expect.stringMatching(/^PUBLIC_URL is https:\/\/stays.example: .*ALLOW_EMULATORS=yes/),
  ]);
  expect(emulatorUse({ ...site, ALLOW_EMULATORS: 'yes' })).toEqual([expect.stringContaining('SANDBOX_PASSWORD')]);
  expect(emulatorUse({ ...site, ALLOW_EMULATORS: 'yes', SANDBOX_PASSWORD: randomBytes(12).toString('hex') })).toEqual(
    [],
  );
});

test('refuses emulators where others reach the port, whatever the address of the site', () => {
  expect(emulatorUse({ HOST: '127.0.0.1' })).toEqual([]);
  expect(emulatorUse({ HOST: '0.0.0.0' })).toEqual([
    expect.stringMatching(/^HOST is 0\.0\.0\.0: .*ALLOW_EMULATORS=yes/),
  ]);
});

test('the password of the emulators is none of the demo accounts', () => {
  const allowed = { PUBLIC_URL: 'https://stays.example', ALLOW_EMULATORS: 'yes' };
  for (const { password } of demoAccounts)
    expect(emulatorUse({ ...allowed, SANDBOX_PASSWORD: password })).toEqual([expect.stringContaining('repository')]);
});

test('another receiver of the events of the Stripe emulator has to be a URL', () => {
  expect(read({}).config.webhookUrl).toBeUndefined();
  expect(read({ WEBHOOK_URL: 'http://127.0.0.1:1/' })).toMatchObject({
    config: { webhookUrl: 'http://127.0.0.1:1/' },
    problems: [],
  });
  expect(read({ WEBHOOK_URL: 'gateway' }).problems).toEqual([
    'WEBHOOK_URL must be a URL that starts with http://, not "gateway".',
  ]);
});

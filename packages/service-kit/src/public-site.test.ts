import { randomBytes } from 'node:crypto';
import { isThisMachine, publicSiteProblems } from './public-site.js';

const ownPassword = randomBytes(12).toString('hex');
const site = { PUBLIC_URL: 'https://stays.example' };

test.each(['http://localhost:3000', 'http://wayhouse.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s is this machine',
  (url) => expect(isThisMachine(url)).toBe(true),
);

test.each([
  'https://stays.example',
  'http://192.168.1.5:3000',
  'http://localhost.stays.example',
  'http://127.0.0.1.stays.example',
])('%s is not', (url) => expect(isThisMachine(url)).toBe(false));

test.each(['SANDBOX_URL', 'CLERK_API_URL', 'STRIPE_API_URL'])('refuses %s on a public site', (name) => {
  const emulated = { [name]: 'http://sandbox:8080' };
  expect(publicSiteProblems({ ...site, ...emulated })).toEqual([
    expect.stringMatching(`^${name}: .*ALLOW_EMULATORS=yes`),
  ]);
  expect(publicSiteProblems({ PUBLIC_URL: 'http://localhost:3000', ...emulated })).toEqual([]);
});

test('allows emulators on a public site behind a password', () => {
  const allowed = { ...site, SANDBOX_URL: 'http://sandbox:8080', ALLOW_EMULATORS: 'yes' };
  expect(publicSiteProblems(allowed)).toEqual([expect.stringContaining('SANDBOX_PASSWORD')]);
  expect(publicSiteProblems({ ...allowed, SANDBOX_PASSWORD: 'too-short' })).toHaveLength(1);
  expect(publicSiteProblems({ ...allowed, SANDBOX_PASSWORD: ownPassword })).toEqual([]);
});

test('refuses the passwords of the repository on a public site', () => {
  const stores = { AMQP_URL: 'amqp://wayhouse:wayhouse@rabbitmq:5672', MINIO_SECRET_KEY: 'wayhouse-photos' };
  expect(publicSiteProblems({ ...site, ...stores })).toEqual([
    expect.stringMatching(/^AMQP_URL: /),
    expect.stringMatching(/^MINIO_SECRET_KEY: /),
  ]);
  expect(publicSiteProblems({ ...site, AMQP_URL: 'amqp://wayhouse:9f8c2a@rabbitmq:5672' })).toEqual([]);
  expect(publicSiteProblems({ ...site, RABBITMQ_PASSWORD: 'wayhouse' })).toEqual([
    expect.stringMatching(/^RABBITMQ_PASSWORD: /),
  ]);
});

test('accepts names of the repository that are no passwords', () => {
  const names = { MINIO_ACCESS_KEY: 'wayhouse', AMQP_NAMESPACE: 'wayhouse', npm_package_name: 'wayhouse' };
  expect(publicSiteProblems({ ...site, ...names })).toEqual([]);
});

test.each([
  'mongodb://mongo:27017',
  'mongodb+srv://catalog@db.stays.example/?authSource=catalog',
  'mongodb://:@mongo/',
  'mongodb://one.example:27017,two.example:27017/?replicaSet=rs0',
])('refuses the database %s, which asks for no password, on a public site', (MONGO_URL) => {
  expect(publicSiteProblems({ ...site, MONGO_URL })).toEqual([expect.stringMatching(/^MONGO_URL: has no password/)]);
  expect(publicSiteProblems({ PUBLIC_URL: 'http://localhost:3000', MONGO_URL })).toEqual([]);
  // The emulator of a demonstration knows no users.
  expect(publicSiteProblems({ ...site, MONGO_URL, ALLOW_EMULATORS: 'yes' })).toEqual([]);
});

test.each([
  'mongodb://catalog:9f8c2a@mongo:27017/?authSource=catalog',
  'mongodb://catalog:9f8c2a@one.example:27017,two.example:27017/?replicaSet=rs0',
  'mongodb+srv://db.stays.example/?authMechanism=MONGODB-X509&tls=true',
])('accepts the database %s', (MONGO_URL) => expect(publicSiteProblems({ ...site, MONGO_URL })).toEqual([]));

test.each(['0.0.0.0', '::', '192.168.1.5', 'hotel-server'])(
  'emulators and known passwords are refused where HOST is %s, whatever the address of the site',
  (HOST) => {
    const settings = { PUBLIC_URL: 'http://localhost:3000', SANDBOX_URL: 'http://sandbox:8080', HOST };
    expect(publicSiteProblems(settings)).toEqual([expect.stringContaining(`HOST is ${HOST}`)]);
    expect(publicSiteProblems({ HOST, AMQP_URL: 'amqp://guest:guest@rabbitmq:5672' })).toHaveLength(1);
  },
);

test('in a container the site is published where SITE_HOST is', () => {
  const settings = { PUBLIC_URL: 'http://localhost:3000', SANDBOX_URL: 'http://sandbox:8080', HOST: '0.0.0.0' };
  for (const SITE_HOST of ['127.0.0.1', 'localhost', '::1', '[::1]'])
    expect(publicSiteProblems({ ...settings, SITE_HOST })).toEqual([]);
  expect(publicSiteProblems({ ...settings, HOST: '127.0.0.1', SITE_HOST: '0.0.0.0' })).toEqual([
    expect.stringContaining('SITE_HOST is 0.0.0.0'),
  ]);
});

test.each([
  ['amqp://guest:guest@rabbitmq:5672', 'AMQP_URL'],
  ['amqp://rabbitmq:5672', 'AMQP_URL'],
  ['amqp://wayhouse:change%6De@rabbitmq:5672', 'AMQP_URL'],
  ['mongodb://root:example@mongo:27017', 'MONGO_URL'],
  ['mongodb://root:changeme@one.example:27017,two.example:27017/?replicaSet=rs0', 'MONGO_URL'],
  ['minioadmin', 'MINIO_SECRET_KEY'],
  ['mongodb://wayhouse-catalog:wayhouse-development@mongo:27017', 'MONGO_URL'],
  ['http://wayhouse:wayhouse@rabbitmq:15672', 'RABBITMQ_API_URL'],
  ['replace-me', 'CLERK_SECRET_KEY'],
])('refuses the password of %s on a public site', (value, name) => {
  expect(publicSiteProblems({ ...site, [name]: value })).toEqual([expect.stringMatching(`^${name}: everybody knows`)]);
});

test.each([
  ['smtp://sandbox:2525', {}],
  ['smtp://127.0.0.1:40123', {}],
  ['smtp://[::1]:40123', {}],
  ['smtp://emulators:2525', { SANDBOX_URL: 'http://emulators:8080' }],
])('refuses the mail emulator at %s on a public site', (SMTP_URL, others) => {
  expect(publicSiteProblems({ ...site, ...others, SMTP_URL })).toEqual([
    expect.stringMatching(/SMTP_URL: .*ALLOW_EMULATORS=yes/),
  ]);
});

test.each(['smtps://user:9f8c2a@mail.example.com:465', 'smtp://localhost:25', 'smtp://mail.example.com:2525'])(
  'accepts the mail server %s',
  (SMTP_URL) => expect(publicSiteProblems({ ...site, SMTP_URL })).toEqual([]),
);

test('the password of the emulators is none that stands in the repository', () => {
  const allowed = { ...site, SANDBOX_URL: 'http://sandbox:8080', ALLOW_EMULATORS: 'yes' };
  for (const known of ['wayhouse-photos', 'wayhouse-guest', 'wayhouse-owner'])
    expect(publicSiteProblems({ ...allowed, SANDBOX_PASSWORD: known })[0]).toContain('stands nowhere');
});

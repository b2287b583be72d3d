import { isThisMachine, publicSiteProblems } from './public-site.js';

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
  expect(publicSiteProblems({ ...allowed, SANDBOX_PASSWORD: 'quite-a-long-one' })).toEqual([]);
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
  expect(publicSiteProblems({ ...site, ...names, MONGO_URL: 'mongodb://mongo:27017' })).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { publicSiteProblems } from '@wayhouse/service-kit/public-site';
import { readConfig as booking } from '@wayhouse/booking/config';
import { readConfig as catalog } from '@wayhouse/catalog/config';
import { readConfig as gateway } from '@wayhouse/gateway/config';
import { readConfig as notification } from '@wayhouse/notification/config';
import { readConfig as payment } from '@wayhouse/payment/config';
import { readConfig as shell } from '@wayhouse/shell-server/config';
import { root } from '../../../tools/ci/deployables.js';
import { bookingIn, testRules } from './test-rules.js';
import {
  findLostSecrets,
  findMissingSettings,
  findSharedStores,
  type Schemas,
  findUnreadSettings,
} from './settings.js';

// Makes each readConfig return its schema.
jest.mock('@wayhouse/service-kit', () => ({
  ...jest.requireActual<object>('@wayhouse/service-kit'),
  readEnvironment: (schema: unknown) => schema,
}));
jest.mock('@wayhouse/service-kit/http', () => ({
  ...jest.requireActual<object>('@wayhouse/service-kit/http'),
  readEnvironment: (schema: unknown) => schema,
}));

const readers = { booking, catalog, gateway, notification, payment, shell };
const schemas = Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read() as unknown])) as Schemas;

testRules([
  [
    'every setting is read by a service',
    (broken) => findUnreadSettings(broken, schemas),
    ({ base }) => base.settings.push('SUPORT_PHONE'),
    /SUPORT_PHONE/,
  ],
  [
    'no service gets a secret that it does not read',
    (broken) => findUnreadSettings(broken, schemas),
    (broken) =>
      bookingIn(broken).spec.template.spec.volumes[1].projected.sources.push({ secret: { name: 'payments' } }),
    /booking: STRIPE_SECRET_KEY/,
  ],
  [
    'every service gets its required settings',
    (broken) => findMissingSettings(broken, schemas),
    ({ secrets }) => secrets['booking-stores']?.pop(),
    /booking: AMQP_URL/,
  ],
  [
    'the key of Clerk that reads every account is only where people are looked up',
    (broken) => findUnreadSettings(broken, schemas),
    ({ secrets }) => secrets['sign-in']?.push('CLERK_SECRET_KEY'),
    /^payment: CLERK_SECRET_KEY$/,
  ],
  [
    'every part has its own keys to the stores',
    findSharedStores,
    (broken) => (bookingIn(broken).spec.template.spec.volumes[1].projected.sources[0].secret.name = 'payment-stores'),
    /payment-stores/,
  ],
  ['every secret is generated and mounted', findLostSecrets, ({ secrets }) => (secrets.other = []), /other/],
]);

test('the secrets of the example are placeholders', () => {
  const folder = join(root, 'deploy/kubernetes/overlays/example/secrets');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  expect(lines.filter((line) => !/^[A-Z_]+=replace-me$/.test(line))).toEqual([]);
});

test.each(['base', 'overlays/example'])('the settings of %s are those of a public site', (folder) => {
  const file = join(root, 'deploy/kubernetes', folder, 'settings.env');
  const settings = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(settings.PUBLIC_URL).toMatch(/^https:/);
  expect(publicSiteProblems(settings)).toEqual([]);
});

test.each([
  ['relay addresses', 'notification', 'relay'],
  ['pushes', 'notification', 'pushes'],
  ['shared limits', 'gateway', 'shared-limits'],
])('a site without %s needs no secret for them', (_, part, secret) => {
  const manifest = readFileSync(join(root, `deploy/kubernetes/base/${part}.yaml`), 'utf8');
  expect(manifest).toMatch(new RegExp(`name: ${secret}\\n +optional: true`));
});

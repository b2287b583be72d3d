import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig as booking } from '../../../services/booking/src/config.js';
import { readConfig as catalog } from '../../../services/catalog/src/config.js';
import { readConfig as gateway } from '../../../services/gateway/src/config.js';
import { readConfig as notification } from '../../../services/notification/src/config.js';
import { readConfig as payment } from '../../../services/payment/src/config.js';
import { root } from '../../../tools/ci/deployables.js';
import { bookingIn, holds } from './holds.js';
import { lostSecrets, missingSettings, type Schemas, unreadSettings } from './settings.js';

// Instead of reading the settings, a service's config then hands out what it would read them with.
jest.mock('@wayhouse/service-kit', () => ({
  ...jest.requireActual<object>('@wayhouse/service-kit'),
  readEnvironment: (schema: unknown) => schema,
}));
jest.mock('@wayhouse/service-kit/http', () => ({
  ...jest.requireActual<object>('@wayhouse/service-kit/http'),
  readEnvironment: (schema: unknown) => schema,
}));

const readers = { booking, catalog, gateway, notification, payment };
const schemas = Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read() as unknown])) as Schemas;

holds([
  [
    'every setting is read by somebody',
    (broken) => unreadSettings(broken, schemas),
    ({ base }) => base.settings.push('SUPORT_PHONE'),
    /SUPORT_PHONE/,
  ],
  [
    'a service is given no secret it does not read',
    (broken) => unreadSettings(broken, schemas),
    (broken) =>
      bookingIn(broken).spec.template.spec.volumes[1].projected.sources.push({ secret: { name: 'payments' } }),
    /booking: STRIPE_SECRET_KEY/,
  ],
  [
    'every service is given what it needs',
    (broken) => missingSettings(broken, schemas),
    ({ secrets }) => secrets.stores?.pop(),
    /booking: AMQP_URL/,
  ],
  ['every secret is made and mounted', lostSecrets, ({ secrets }) => (secrets.other = []), /other/],
]);

test('the secrets of the example are names without values', () => {
  const folder = join(root, 'deploy/kubernetes/overlays/example/secrets');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  expect(lines.filter((line) => !/^[A-Z_]+=replace-me$/.test(line))).toEqual([]);
});

import { readConfig } from './config.js';
import { vapidSettings } from './testing/push-service.js';

afterEach(() => jest.restoreAllMocks());

/** What is reported about the keys of pushes; every other setting is missing as well. */
function problemOf(settings: NodeJS.ProcessEnv): string | undefined {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readConfig(settings)).toThrow('exit 1');
  return /VAPID_\w+: [^;]+(; set both or none)?/.exec(String(stderr.mock.lastCall?.[0]))?.[0];
}
const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = vapidSettings;
const notAPair = 'VAPID_PRIVATE_KEY: must be the private key of VAPID_PUBLIC_KEY; set both or none';

test('the keys of pushes are a pair, or none', () => {
  expect(problemOf({})).toBeUndefined();
  expect(problemOf(vapidSettings)).toBeUndefined();
  expect(problemOf({ VAPID_PUBLIC_KEY })).toBe(notAPair);
  expect(problemOf({ VAPID_PRIVATE_KEY })).toBe(notAPair);
  expect(problemOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: 'A'.repeat(43) })).toBe(notAPair);
  expect(problemOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: `AAAA${VAPID_PRIVATE_KEY.slice(4)}` })).toBe(notAPair);
});

test('whom a push service asks is an email address or a page', () => {
  expect(problemOf({ ...vapidSettings, VAPID_SUBJECT: 'help@example.test' })).toMatch(/^VAPID_SUBJECT: must start/);
  expect(problemOf({ ...vapidSettings, VAPID_SUBJECT: 'https://[' })).toMatch(/^VAPID_SUBJECT: must be an address/);
  expect(problemOf({ ...vapidSettings, VAPID_SUBJECT: 'mailto:help@example.test' })).toBeUndefined();
});

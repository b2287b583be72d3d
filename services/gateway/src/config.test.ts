import { readConfig } from './config.js';
import { unreachableUrl, testGateway } from './testing/test-gateway.js';

afterEach(() => jest.restoreAllMocks());

test('lists all missing and invalid settings and exits', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readConfig({ CATALOG_URL: 'ftp://x', TRUST_PROXY: 'true' })).toThrow('exit 1');
  const [[message] = []] = stderr.mock.calls;
  for (const name of ['CATALOG_URL', 'BOOKING_URL', 'SHELL_DIR', 'MINIO_SECRET_KEY', 'TRUST_PROXY']) {
    expect(message).toContain(name);
  }
});

test('a shell that is not built fails with a readable error', async () => {
  const message = 'There is no index.html in /nowhere (SHELL_DIR). Build the shell first.';
  await expect(
    testGateway({ SHELL_DIR: '/nowhere', SANDBOX_URL: unreachableUrl, PUBLIC_URL: 'http://localhost:3000' }),
  ).rejects.toThrow(message);
});

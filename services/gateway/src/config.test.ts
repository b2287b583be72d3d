import { readConfig } from './config.js';

afterEach(() => jest.restoreAllMocks());

test('lists all missing and invalid settings and exits', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readConfig({ CATALOG_URL: 'ftp://x', TRUST_PROXY: 'true' })).toThrow('exit 1');
  const [[message] = []] = stderr.mock.calls;
  for (const name of ['CATALOG_URL', 'BOOKING_URL', 'SHELL_URL', 'MINIO_SECRET_KEY', 'TRUST_PROXY']) {
    expect(message).toContain(name);
  }
});

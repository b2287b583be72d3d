import { readConfig } from './config.js';
import { testShell } from './testing/test-shell.js';

/** What a process with these settings writes before it exits. */
function problemsOf(settings: NodeJS.ProcessEnv): string {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readConfig(settings)).toThrow('exit 1');
  const [[message] = []] = stderr.mock.calls;
  [stderr, exit].forEach((spy) => spy.mockRestore());
  return String(message);
}

test('lists all missing and invalid settings and exits', () => {
  const message = problemsOf({ CATALOG_URL: 'ftp://x' });
  for (const name of [
    'CATALOG_URL',
    'OWNER_REMOTE_URL',
    'STATIC_PAGES_REMOTE_URL',
    'CLERK_PUBLISHABLE_KEY',
    'MINIO_SECRET_KEY',
  ])
    expect(message).toContain(name);
});

test('tiles of maps need all parts of their addresses, and whose map it is', () => {
  const required = {
    ...{ CATALOG_URL: 'http://c', OWNER_REMOTE_URL: 'http://o', STATIC_PAGES_REMOTE_URL: 'http://s' },
    ...{ CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.stay.test$')}` },
    ...{ MINIO_ENDPOINT: 'http://m', MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b' },
  };
  const tiles = 'https://tiles.example.test/{z}/{x}/{y}.png';
  expect(
    problemsOf({ ...required, MAP_TILES_URL: 'https://tiles.example.test/{z}.png', MAP_TILES_ATTRIBUTION: '©' }),
  ).toBe('Invalid settings. MAP_TILES_URL: must have {z}, {x} and {y}\n');
  expect(problemsOf({ ...required, MAP_TILES_URL: tiles })).toBe(
    'Invalid settings. MAP_TILES_ATTRIBUTION: must name whose map MAP_TILES_URL leads to\n',
  );
  expect(readConfig({ ...required, MAP_TILES_URL: tiles, MAP_TILES_ATTRIBUTION: '©' }).MAP_TILES_URL).toBe(tiles);
});

test('a shell that is not built fails with a readable error', async () => {
  const message = 'There is no index.html in /nowhere (SHELL_DIR). Build the shell first.';
  await expect(testShell({ SHELL_DIR: '/nowhere' })).rejects.toThrow(message);
});

import { readConfig } from './config.js';
import { testShell } from './testing/test-shell.js';

test('lists all missing and invalid settings and exits', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readConfig({ CATALOG_URL: 'ftp://x' })).toThrow('exit 1');
  const [[message] = []] = stderr.mock.calls;
  for (const name of [
    'CATALOG_URL',
    'OWNER_REMOTE_URL',
    'STATIC_PAGES_REMOTE_URL',
    'CLERK_PUBLISHABLE_KEY',
    'MINIO_SECRET_KEY',
  ])
    expect(message).toContain(name);
  [stderr, exit].forEach((spy) => spy.mockRestore());
});

test('a shell that is not built fails with a readable error', async () => {
  const message = 'There is no index.html in /nowhere (SHELL_DIR). Build the shell first.';
  await expect(testShell({ SHELL_DIR: '/nowhere' })).rejects.toThrow(message);
});

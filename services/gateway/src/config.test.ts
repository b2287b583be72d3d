import { readConfig } from './config.js';
import { nobody, testGateway } from './testing/test-gateway.js';

afterEach(() => jest.restoreAllMocks());

test('names every setting that is missing or wrong at once, and ends the process', () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readConfig({ CATALOG_URL: 'ftp://x', TRUST_PROXY: 'true' })).toThrow('exit 1');
  const [[sentence] = []] = said.mock.calls;
  for (const name of ['CATALOG_URL', 'BOOKING_URL', 'SHELL_DIR', 'MINIO_SECRET_KEY', 'TRUST_PROXY']) {
    expect(sentence).toContain(name);
  }
});

test('a shell that is not built is one sentence', async () => {
  const refusal = 'There is no index.html in /nowhere (SHELL_DIR); build the shell first.';
  await expect(testGateway({ SHELL_DIR: '/nowhere', SANDBOX_URL: nobody })).rejects.toThrow(refusal);
});

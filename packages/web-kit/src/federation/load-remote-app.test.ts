import { loadRemote } from '@module-federation/enhanced/runtime';
import { integrityOf } from './file-integrity.js';
import { loadRemoteApp } from './load-remote-app.js';
import { readManifest } from './manifest.js';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
jest.mock('./manifest.js', () => ({ readManifest: jest.fn() }));
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadRemote).mockReset();
  jest
    .mocked(readManifest)
    .mockReset()
    .mockResolvedValue({ metaData: { buildInfo: { buildVersion: '', hash: '' } }, exposes: [] });
});
afterEach(() => jest.useRealTimers());

test('times out after fifteen seconds and loads again on the next call', async () => {
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined));
  for (const times of [1, 2]) {
    const failed = jest.fn();
    void loadRemoteApp('owner', '/remotes/owner/mf-manifest.json').catch(failed);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(loadRemote).toHaveBeenCalledTimes(times);
  }
});

test('reads the hashes of the deployed files again after a failure, and not before', async () => {
  const address = '/remotes/static-pages/mf-manifest.json';
  const deployed = { ...(await readManifest(address)), integrity: { 'remoteEntry.js': 'sha384-now' } };
  jest.mocked(readManifest).mockClear().mockResolvedValue(deployed);
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('its hash is another one'));
  await expect(loadRemoteApp('static-pages', address)).rejects.toThrow('its hash is another one');
  expect(readManifest).not.toHaveBeenCalled();

  jest.mocked(loadRemote).mockImplementation(() => {
    expect(integrityOf(new URL('/remotes/static-pages/remoteEntry.js', location.href).href)).toBe('sha384-now');
    return Promise.reject(new Error('still'));
  });
  await expect(loadRemoteApp('static-pages', address)).rejects.toThrow('still');
});

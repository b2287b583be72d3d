import { loadRemote } from '@module-federation/enhanced/runtime';
import { loadRemoteApp } from './load-remote-app.js';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('times out after four seconds and loads again on the next call', async () => {
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined));
  for (const times of [1, 2]) {
    const failed = jest.fn();
    void loadRemoteApp('owner', '/remotes/owner/mf-manifest.json').catch(failed);
    await jest.advanceTimersByTimeAsync(3999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(loadRemote).toHaveBeenCalledTimes(times);
  }
});

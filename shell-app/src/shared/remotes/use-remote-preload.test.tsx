import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { render, waitFor } from '@testing-library/react';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { useEffect } from 'react';
import { useRemoteAhead } from './use-remote-preload.js';

const loadRemoteApp = jest.fn((_remote: string, _address: string) => Promise.reject(new Error('away')));
jest.mock('@wayhouse/web-kit/remote-loader', () => ({ loadRemoteApp }));
jest.mock('../../routes/owner.js', () => ({}));
jest.mock('../../routes/static-pages.js', () => ({}));
const idle = jest.fn();
const remotes = { owner: '/remotes/owner/mf-manifest.json', 'static-pages': '/remotes/static-pages/mf-manifest.json' };
let config: Partial<RuntimeConfig> & { state: string };
jest.mock('../runtime-config.js', () => ({ useConfig: () => config }));

beforeEach(() => {
  config = { state: 'ready', remotes };
  loadRemoteApp.mockClear();
  idle.mockClear();
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const Page = ({ isWanted }: { isWanted?: boolean }) => {
  useRemoteAhead('owner', isWanted);
  return null;
};

test('a remote is loaded once it is known where it lives, and one that cannot be had troubles nobody', async () => {
  config = { state: 'loading' };
  const { rerender } = render(<Page />);
  config = { state: 'ready', remotes };
  rerender(<Page />);
  await waitFor(() => expect(loadRemoteApp).toHaveBeenCalledWith('owner', remotes.owner));
  rerender(<Page />);
  expect(loadRemoteApp).toHaveBeenCalledTimes(1);
});

test.each([
  ['who saves data', true, { saveData: true }],
  ['whom it is of no use to', false, {}],
])('not for %s', async (_, isWanted, connection) => {
  Object.assign(navigator, { connection });
  render(
    <>
      <Page isWanted={isWanted} />
      <Idle />
    </>,
  );
  await waitFor(() => expect(idle).toHaveBeenCalled());
  expect(loadRemoteApp).not.toHaveBeenCalled();
});

/** Waits for what the hook would wait for. */
function Idle() {
  useEffect(() => whenIdle(idle), []);
  return null;
}

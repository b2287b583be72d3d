import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { render, waitFor } from '@testing-library/react';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { type ReactNode, useEffect } from 'react';
import { RemoteRouteLoadersContext } from './remote-route-loaders.js';
import { useRemotePreload } from './use-remote-preload.js';

const preloadRemoteApp = jest.fn((_remote: string, _manifestUrl: string) => Promise.reject(new Error('down')));
jest.mock('@wayhouse/web-kit/load-remote-app', () => ({ preloadRemoteApp }));
const idle = jest.fn();
const remotes = { owner: '/remotes/owner/mf-manifest.json', 'static-pages': '/remotes/static-pages/mf-manifest.json' };
let config: Partial<RuntimeConfig> & { state: string };
jest.mock('../runtime-config.js', () => ({ useRuntimeConfig: () => config }));
const routes = { owner: jest.fn(async () => undefined), 'static-pages': jest.fn(async () => undefined) };
const wrapper = ({ children }: { children: ReactNode }) => (
  <RemoteRouteLoadersContext value={routes}>{children}</RemoteRouteLoadersContext>
);

beforeEach(() => {
  config = { state: 'ready', remotes };
  preloadRemoteApp.mockClear();
  routes.owner.mockClear();
  idle.mockClear();
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const Page = ({ isWanted }: { isWanted?: boolean }) => {
  useRemotePreload('owner', isWanted);
  return null;
};

test('loads the remote and its route once the configuration is ready, and ignores a failure', async () => {
  config = { state: 'loading' };
  const { rerender } = render(<Page />, { wrapper });
  config = { state: 'ready', remotes };
  rerender(<Page />);
  await waitFor(() => expect(preloadRemoteApp).toHaveBeenCalledWith('owner', remotes.owner));
  rerender(<Page />);
  expect(preloadRemoteApp).toHaveBeenCalledTimes(1);
  expect(routes.owner).toHaveBeenCalledTimes(1);
  expect(routes['static-pages']).not.toHaveBeenCalled();
});

test.each([
  ['the visitor saves data', true, { saveData: true }],
  ['the remote is not wanted', false, {}],
])('loads nothing when %s', async (_, isWanted, connection) => {
  Object.assign(navigator, { connection });
  render(
    <>
      <Page isWanted={isWanted} />
      <Idle />
    </>,
    { wrapper },
  );
  await waitFor(() => expect(idle).toHaveBeenCalled());
  expect(preloadRemoteApp).not.toHaveBeenCalled();
});

/** Waits for the same idle moment as the hook. */
function Idle() {
  useEffect(() => whenIdle(idle), []);
  return null;
}

import { type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import { act, render } from '@testing-library/react';
import { type ComponentType, useId } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadRemoteApp } from './load-remote-app.js';
import { ServedRemote } from './served-remote.js';

jest.mock('./load-remote-app.js', () => ({ loadRemoteApp: jest.fn() }));
jest.mock('./loaded-builds.js', () => ({ loadedBuild: () => 'b1' }));

/** Refers to its own id once somebody is signed in. */
function About({ user }: RemoteProps) {
  const id = useId();
  return (
    <h1 id={id} aria-labelledby={user ? id : undefined}>
      {`About ${user?.id ?? 'nobody'}`}
    </h1>
  );
}
const hostOf = (id?: string) => ({ user: id ? { id } : null }) as RemoteProps;
/** As the build of the remote draws it. */
const served = renderToString(<About {...hostOf()} />, { identifierPrefix: remotes['static-pages'].container });
const page = (host: RemoteProps) => (
  <MemoryRouter>
    <ServedRemote
      remote="static-pages"
      manifestUrl="/about.json"
      host={host}
      build="b1"
      html={served}
      renderFailure={() => null}
    />
  </MemoryRouter>
);

test('a change of its host while a remote takes its HTML over discards nothing and is shown', async () => {
  let resolve!: (app: ComponentType<RemoteProps>) => void;
  jest.mocked(loadRemoteApp).mockReturnValue(new Promise((done) => (resolve = done)));
  // React warns in development that the element sets its HTML itself, which is what is wanted.
  jest.spyOn(console, 'error').mockImplementation();
  const errors: unknown[] = [];
  window.addEventListener('error', (event) => {
    errors.push(event.error);
    event.preventDefault();
  });
  const { container, rerender } = render(page(hostOf()));
  const heading = container.querySelector('h1');
  await act(async () => {
    resolve(About);
    await Promise.resolve();
    await Promise.resolve();
    flushSync(() => rerender(page(hostOf('asha'))));
  });
  expect(container.textContent).toBe('About asha');
  expect(container.querySelector('h1')).toBe(heading);
  expect(heading?.getAttribute('aria-labelledby')).toBe(heading?.id);
  expect(errors).toEqual([]);
});

import { reloadWhenOutdated } from './reload-when-outdated.js';

const build = { hash: 'old', manifest: 'http://localhost/remotes/owner/mf-manifest.json' };
const stubDeployedBuild = (hash: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ metaData: { buildInfo: { hash } } })));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('reloads once per newer build, and announces it to forms first', async () => {
  const reload = jest.fn();
  const onReload = jest.fn();
  window.addEventListener('wayhouse:reload', onReload, { once: true });
  stubDeployedBuild('new');
  expect(await reloadWhenOutdated(build, reload)).toBe(true);
  expect(await reloadWhenOutdated(build, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(onReload).toHaveBeenCalledTimes(1);
  stubDeployedBuild('newer still');
  expect(await reloadWhenOutdated(build, reload)).toBe(true);
});

test('does not reload when the current build is deployed or the server cannot be reached', async () => {
  const reload = jest.fn();
  stubDeployedBuild('old');
  expect(await reloadWhenOutdated(build, reload)).toBe(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  expect(await reloadWhenOutdated(build, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload where the browser stores nothing, since it would reload for ever', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const reload = jest.fn();
  stubDeployedBuild('new');
  expect(await reloadWhenOutdated(build, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

import { reloadWhenOutdated } from './reload-when-outdated.js';

const build = { hash: 'old', manifest: 'http://localhost/remotes/owner/mf-manifest.json' };
const deployed = (hash: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ metaData: { buildInfo: { hash } } })));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('reloads once for a newer build, and tells forms before', async () => {
  const reload = jest.fn();
  const told = jest.fn();
  window.addEventListener('wayhouse:reload', told, { once: true });
  deployed('new');
  expect(await reloadWhenOutdated(build, reload)).toBe(true);
  expect(await reloadWhenOutdated(build, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
  deployed('newer still');
  expect(await reloadWhenOutdated(build, reload)).toBe(true);
});

test('a part of the current build that does not load is no reason to reload', async () => {
  const reload = jest.fn();
  deployed('old');
  expect(await reloadWhenOutdated(build, reload)).toBe(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  expect(await reloadWhenOutdated(build, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

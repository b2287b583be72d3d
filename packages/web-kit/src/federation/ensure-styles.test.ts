import { ensureStyles, holdStyles, mediaOf, removeServedStyles } from './ensure-styles.js';
import { noteLoadedBuild } from './loaded-builds.js';

const folder = 'https://stay.example/remotes/static-pages/';
const running = `${folder}pages.1111.css`;
const canary = `${folder}releases/1.1.0-b/pages.2222.css`;
const note = (manifest: string, sheet: string) =>
  noteLoadedBuild(manifest, {
    metaData: { buildInfo: { buildVersion: '1', hash: sheet } },
    exposes: [{ assets: { css: { sync: [sheet] } } }],
  });

/** A sheet that has arrived, which styles the remote. */
function addSheet(href: string, servedWith = '') {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (servedWith) link.dataset['servedWith'] = servedWith;
  Object.defineProperty(link, 'sheet', { value: {} });
  document.head.append(link);
}
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href);

beforeEach(() => {
  document.head.innerHTML = '<style>[data-remote] { --styled: 1 }</style>';
  note(`${folder}mf-manifest.json`, 'pages.1111.css');
  note(`${folder}releases/1.1.0-b/mf-manifest.json`, 'pages.2222.css');
});

test('loads the sheet of a build where that of another one has arrived with the page', async () => {
  addSheet(running, 'static-pages');
  const styled = ensureStyles('static_pages_remote', `${folder}releases/1.1.0-b/mf-manifest.json`);
  expect(sheets()).toEqual([running, canary]);
  document.querySelectorAll('link')[1]!.dispatchEvent(new Event('load'));
  await styled;
});

test('loads nothing where the sheet of the build has arrived', async () => {
  addSheet(running, 'static-pages');
  await ensureStyles('static_pages_remote', `${folder}mf-manifest.json`);
  expect(sheets()).toEqual([running]);
});

test('a sheet that is loaded ahead is for nothing until its remote is shown', async () => {
  holdStyles(`${folder}mf-manifest.json`);
  expect([mediaOf(running), mediaOf('https://stay.example/remotes/owner/app.css')]).toEqual(['not all', 'all']);
  addSheet(running);
  document.querySelector('link')!.media = mediaOf(running);
  await ensureStyles('static_pages_remote', `${folder}mf-manifest.json`);
  expect([document.querySelector('link')!.media, mediaOf(running)]).toEqual(['all', 'all']);
});

test.each([
  ['the same build', `${folder}mf-manifest.json`, [running, canary]],
  ['another one', `${folder}releases/1.1.0-b/mf-manifest.json`, [canary]],
  ['another one that has not loaded', `${folder}releases/1.2.0-c/mf-manifest.json`, [canary]],
])('what came with the page stays only while %s draws it', (_build, manifest, left) => {
  addSheet(running, 'static-pages');
  addSheet(canary);
  removeServedStyles('static-pages', manifest);
  expect(sheets()).toEqual(left);
});

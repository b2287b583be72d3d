import type { Note } from './note.js';
import { note } from './note.js';
import { observePages } from './observe-pages.js';
import { isHtmlReplaced } from './replaced-html.js';

jest.mock('./replaced-html.js', () => ({ isHtmlReplaced: jest.fn(() => false) }));

type Report = { name: string; value: number };
const reporters: Record<string, (report: Report) => void> = {};
const reporterOf = (name: string) => (report: (vital: Report) => void) => void (reporters[name] = report);
jest.mock('web-vitals', () => ({
  onLCP: (report: never) => reporterOf('LCP')(report),
  onINP: (report: never) => reporterOf('INP')(report),
  onCLS: (report: never) => reporterOf('CLS')(report),
}));

const sent: { url: string; body: Blob }[] = [];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
  sent.length = 0;
  jest.mocked(isHtmlReplaced).mockReturnValue(false);
  globalThis.wayhouseNotes = undefined;
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push({ url, body }) > 0 });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  history.replaceState({}, '', '/owner/list-room/665f1c?token=secret');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const leave = async () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
};
const remote = 'http://localhost/remotes/owner/';
const observe = () =>
  observePages({
    pageAt: (path) =>
      path.startsWith('/owner')
        ? { page: '/owner/list-room/:id', frontEnd: 'owner' }
        : { page: '/', frontEnd: 'shell' },
    releaseOf: (frontEnd) => `release of ${frontEnd}`,
    remoteAddresses: { owner: remote },
  });
const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });
async function received() {
  jest.useRealTimers();
  const bodies = await Promise.all(sent.splice(0).map(async ({ body }) => JSON.parse(await textOf(body)) as object));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  return bodies.flatMap((body) => (body as { observations: object[] }).observations);
}
const owner = { page: '/owner/list-room/:id', frontEnd: 'owner', release: 'release of owner' };

test('sends the pages that are shown together, after a while, by their pattern', async () => {
  const show = observe();
  show('/owner/list-room/665f1c');
  show('/');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(5000);
  expect(sent).toMatchObject([{ url: '/observations', body: { type: 'application/json' } }]);
  expect(await received()).toEqual([
    { kind: 'view', ...owner },
    { kind: 'view', page: '/', frontEnd: 'shell', release: 'release of shell' },
  ]);
});

test('sends the vitals of the visit when the page is left', async () => {
  observe();
  await leave();
  expect(sent).toEqual([]);
  reporters['LCP']!({ name: 'LCP', value: 1200.5 });
  reporters['CLS']!({ name: 'CLS', value: 0.01 });
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  expect(await received()).toEqual([
    { kind: 'vital', vital: 'LCP', value: 1200.5, ...owner },
    { kind: 'vital', vital: 'CLS', value: 0.01, ...owner },
  ]);
});

test('the largest paint of HTML that another release has replaced is not sent', async () => {
  observe();
  jest.mocked(isHtmlReplaced).mockReturnValue(true);
  reporters['LCP']!({ name: 'LCP', value: 1200.5 });
  reporters['CLS']!({ name: 'CLS', value: 0.01 });
  await leave();
  expect(await received()).toMatchObject([{ vital: 'CLS' }]);
});

test('errors belong to the remote whose file is named first, to the shell, or to nobody here', async () => {
  note('error', `Error: Asha's card 4242\n at f (${remote}main.js:1:1)\n at g (http://localhost/main.js:1:1)`);
  observe();
  note('error', 'Error\n at g (http://localhost/main.js:1:1)');
  note('error', 'Error\n at h (chrome-extension://abc/inject.js:1:1)');
  note('fallback', `${remote}mf-manifest.json`);
  await leave();
  expect(await received()).toEqual([
    { kind: 'error', ...owner },
    { kind: 'error', ...owner, frontEnd: 'shell', release: 'release of shell' },
    { kind: 'fallback', ...owner },
  ]);
});

test('an error that repeats itself is sent so often', async () => {
  observe();
  const notes: Note[] = globalThis.wayhouseNotes!;
  for (let times = 0; times < 40; times++) notes.push({ kind: 'error', source: remote });
  await leave();
  expect(await received()).toHaveLength(20);
});

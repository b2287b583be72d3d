import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { pushWorker } from '@wayhouse/contracts/site-files';

const origin = 'https://stay.example.test';
const script = readFileSync(path.join(import.meta.dirname, pushWorker.file), 'utf8');

type Shown = { title: string; options: { body: string; tag: string; data: { path: string } } };

/** The worker in a browser with these tabs. */
function startWorker(tabs: { url: string; focus: () => void }[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const shown: Shown[] = [];
  const openWindow = jest.fn();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    location: new URL(`${origin}/push-worker.js`),
    registration: { showNotification: (title: string, options: Shown['options']) => shown.push({ title, options }) },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
  };
  runInNewContext(script, { self, URL });
  const receive = async (type: string, event: object) => {
    let done: unknown;
    listeners[type]!({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return {
    ...{ shown, openWindow, listeners },
    push: (data: object) => receive('push', { data: { json: () => data } }),
    async click({ options }: Shown) {
      const close = jest.fn();
      await receive('notificationclick', { notification: { close, data: options.data } });
      expect(close).toHaveBeenCalled();
    },
  };
}
const push = { title: 'New booking', text: 'Asha, 20 – 22 Mar 2027', path: '/owner/bookings/b1', tag: 'owner-1' };

test('shows a push, and the same one once', async () => {
  const { shown, push: receive } = startWorker();
  await receive(push);
  expect(shown).toEqual([
    {
      title: 'New booking',
      options: { body: push.text, tag: 'owner-1', icon: '/icon-192.png', data: { path: push.path } },
    },
  ]);
});

test('a click opens the page that it is about, or the tab that shows it', async () => {
  const without = startWorker([{ url: `${origin}/owner`, focus: jest.fn() }]);
  await without.push(push);
  await without.click(without.shown[0]!);
  expect(without.openWindow).toHaveBeenCalledWith(`${origin}/owner/bookings/b1`);

  const focus = jest.fn();
  const withTab = startWorker([{ url: `${origin}/owner/bookings/b1`, focus }]);
  await withTab.push(push);
  await withTab.click(withTab.shown[0]!);
  expect(focus).toHaveBeenCalled();
  expect(withTab.openWindow).not.toHaveBeenCalled();
});

test.each(['https://elsewhere.example/a', '//elsewhere.example/a', 'javascript:alert(1)'])(
  'a click opens no other site: %s',
  async (elsewhere) => {
    const worker = startWorker();
    await worker.push({ ...push, path: elsewhere });
    await worker.click(worker.shown[0]!);
    expect(worker.openWindow).not.toHaveBeenCalled();
  },
);

test('handles no request', () => {
  expect(Object.keys(startWorker().listeners)).not.toContain('fetch');
});

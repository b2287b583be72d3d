import { screen, waitFor } from '@testing-library/react';
import { browserId, fakePush, removePush } from '../../testing/fake-push.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

const ownerEmails = {
  ...{ booking: true, change: true, cancellation: true, payment: true, message: true, conflict: true },
  arrivals: false,
};
const publicKey = 'B'.repeat(87);
afterEach(removePush);

/** The page of an account that has these browsers already. */
function openPage(browsers: string[] | undefined, over: Parameters<typeof renderOwnerArea>[1] = {}) {
  const stored = browsers && { publicKey, browsers: [...browsers] };
  const sent: object[] = [];
  const rendered = renderOwnerArea('/owner/notifications', {
    'GET /api/notifications/owner-emails': () => ({ body: { ownerEmails, push: stored } }),
    'POST /api/notifications/owner-pushes/add': async (body) => {
      sent.push(JSON.parse(String(body)) as object);
      stored!.browsers.unshift(await browserId(sent.length));
      return { body: { message: 'On', push: { ...stored } } };
    },
    'POST /api/notifications/owner-pushes/remove': (body) => {
      const { browser } = JSON.parse(String(body)) as { browser?: string };
      stored!.browsers = browser ? stored!.browsers.filter((each) => each !== browser) : [];
      return { body: { message: 'Off', push: { ...stored } } };
    },
    ...over,
  });
  return { ...rendered, stored, sent };
}
const pushSwitch = () => screen.findByRole('switch', { name: 'Show notifications' });
const enabled = async () => {
  const found = await pushSwitch();
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

test('a site that sends none shows nothing of it', async () => {
  fakePush();
  openPage(undefined);
  await screen.findByRole('switch', { name: 'New bookings' });
  expect(screen.queryByText('In this browser')).toBeNull();
});

test('is switched on after the permission, and off again', async () => {
  const push = fakePush();
  const { user, sent, stored } = openPage([]);
  const control = await enabled();
  expect(control).not.toBeChecked();
  expect(push.register).not.toHaveBeenCalled();
  await user.click(control);
  await waitFor(() => expect(stored!.browsers).toHaveLength(1));
  expect(push.register).toHaveBeenCalledWith('/push-worker.js', { scope: '/owner' });
  expect(push.state.subscribedWith).toEqual([{ userVisibleOnly: true, applicationServerKey: publicKey }]);
  expect(sent).toEqual([
    {
      endpoint: 'https://push.example.test/1',
      p256dh: Buffer.alloc(65, 7).toString('base64url'),
      auth: Buffer.alloc(16, 7).toString('base64url'),
    },
  ]);
  await waitFor(() => expect(control).toBeEnabled());
  expect(control).toBeChecked();
  await user.click(control);
  await waitFor(() => expect(stored!.browsers).toEqual([]));
  await waitFor(() => expect(control).not.toBeChecked());
  await waitFor(() => expect(push.isSubscribed()).toBe(false));
});

test('stays off where the permission is not given', async () => {
  fakePush({ asks: 'default' });
  const { user, host, sent } = openPage([]);
  const control = await enabled();
  await user.click(control);
  await waitFor(() =>
    expect(host.toast.error).toHaveBeenCalledWith('Your browser has not allowed notifications, so they stay off.'),
  );
  expect(control).not.toBeChecked();
  expect(sent).toEqual([]);
});

test('a browser that blocks notifications is named as the reason', async () => {
  fakePush({ permission: 'denied' });
  openPage([]);
  expect(await screen.findByText(/Your browser blocks notifications from this site/)).toBeVisible();
  expect(await pushSwitch()).toBeDisabled();
});

test('a browser without notifications is named as the reason', async () => {
  removePush();
  openPage([]);
  expect(await screen.findByText(/This browser can’t show notifications/)).toBeVisible();
});

test('what the browser reports is not what people read', async () => {
  const push = fakePush();
  push.state.isDown = true;
  const { user, host } = openPage([]);
  await user.click(await enabled());
  await waitFor(() =>
    expect(host.toast.error).toHaveBeenCalledWith(
      'Your browser could not be reached for notifications. Please try again in a moment.',
    ),
  );
});

test('a choice that is not stored is taken back', async () => {
  fakePush();
  const down = () => ({ status: 503, body: { message: 'Away for a moment', code: 'unavailable' } });
  const { user, host } = openPage([], { 'POST /api/notifications/owner-pushes/add': down });
  const control = await enabled();
  await user.click(control);
  await waitFor(() => expect(host.toast.error).toHaveBeenCalled());
  await waitFor(() => expect(control).not.toBeChecked());
});

test('other browsers are counted, and all are switched off at once', async () => {
  fakePush();
  const { user, stored } = openPage(['phone', 'desk']);
  expect(await screen.findByText('On in 2 other browsers.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Switch off everywhere' }));
  await waitFor(() => expect(stored!.browsers).toEqual([]));
  await waitFor(() => expect(screen.queryByText(/other browser/)).toBeNull());
});

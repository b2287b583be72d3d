import { screen, waitFor, within } from '@testing-library/react';
import { dashboardResponses } from '../testing/factories.js';
import { renderOwnerArea } from '../testing/render-owner-area.js';

const responses = {
  ...dashboardResponses(),
  'GET /api/rooms/owner': () => ({ body: { rooms: [] } }),
};

test('the menu marks the current page, and focuses the heading of the next', async () => {
  const { user } = renderOwnerArea('/owner', responses);
  const menu = within(screen.getByRole('navigation', { name: 'Owner area' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');

  await user.click(menu.getByRole('link', { name: 'List Room' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('List Room');
  expect(screen.getByRole('heading', { level: 1, name: 'List Room' })).toHaveFocus();
  expect(await screen.findByText('No rooms yet')).toBeVisible();
});

test('the header links to the guests’ site', async () => {
  renderOwnerArea('/owner', responses);
  expect(screen.getByRole('link', { name: 'Wayhouse' })).toHaveAttribute('href', '/');
  await screen.findByText('No bookings yet');
});

test('the header names the hotel', async () => {
  renderOwnerArea('/owner/list-room', responses);
  expect(await screen.findByText('Sea House')).toBeVisible();
});

test('the pages do without the hotel’s name where it does not load', async () => {
  const down = { status: 404, body: { message: 'Away', code: 'not-found' } };
  const { host, user } = renderOwnerArea('/owner/list-room', { ...responses, 'GET /api/hotels/owner': () => down });
  expect(await screen.findByText('No rooms yet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(host.toast.error).not.toHaveBeenCalled();
});

test('signing out goes to the home page', async () => {
  const { user, host } = renderOwnerArea('/owner', responses);
  await user.click(screen.getByRole('button', { name: 'Your account, Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(host.signOut).toHaveBeenCalled();
  await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/'));
});

test('signing out that has failed stays on the page', async () => {
  const signOut = jest.fn(async () => false);
  const { user, host } = renderOwnerArea('/owner', responses, (stub) => ({ ...stub, signOut }));
  await user.click(screen.getByRole('button', { name: 'Your account, Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await expect(signOut.mock.results[0]?.value).resolves.toBe(false);
  expect(host.navigate).not.toHaveBeenCalled();
});

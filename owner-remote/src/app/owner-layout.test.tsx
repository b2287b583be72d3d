import { screen, waitFor, within } from '@testing-library/react';
import { dashboard } from '../testing/factories.js';
import { showOwnerArea } from '../testing/render-owner-area.js';

const answers = {
  ...dashboard(),
  'GET /api/rooms/owner': () => ({ body: { rooms: [] } }),
};

test('the menu marks where one is, and takes one elsewhere with the focus on the new heading', async () => {
  const { user } = showOwnerArea('/owner', answers);
  const menu = within(screen.getByRole('navigation', { name: 'Owner area' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');

  await user.click(menu.getByRole('link', { name: 'List Room' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('List Room');
  expect(screen.getByRole('heading', { level: 1, name: 'List Room' })).toHaveFocus();
  expect(await screen.findByText('No rooms yet')).toBeVisible();
});

test('the bar leads to the guests’ site', async () => {
  showOwnerArea('/owner', answers);
  expect(screen.getByRole('link', { name: 'Wayhouse' })).toHaveAttribute('href', '/');
  await screen.findByText('No bookings yet');
});

test('signing out leads home', async () => {
  const { user, host } = showOwnerArea('/owner', answers);
  await user.click(screen.getByRole('button', { name: 'Your account, Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(host.signOut).toHaveBeenCalled();
  await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/'));
});

import type { OwnerEmailChoice } from '@wayhouse/domain/owner-emails';
import { screen, waitFor, within } from '@testing-library/react';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';

const path = '/owner/notifications';
const call = '/api/notifications/owner-emails';
const defaults = {
  booking: true,
  change: true,
  cancellation: true,
  payment: true,
  message: true,
  conflict: true,
  arrivals: false,
};

function openPage(over: Parameters<typeof renderOwnerArea>[1] = {}, at = path) {
  const stored: OwnerEmailChoice = { ...defaults };
  const rendered = renderOwnerArea(at, {
    [`GET ${call}`]: () => ({ body: { ownerEmails: { ...stored } } }),
    [`POST ${call}`]: (body) => {
      const { kind, isOn } = JSON.parse(String(body)) as { kind: keyof OwnerEmailChoice; isOn: boolean };
      stored[kind] = isOn;
      return { body: { message: 'Saved', ownerEmails: { ...stored } } };
    },
    ...over,
  });
  return { ...rendered, stored };
}

test('shows which emails the owner gets, and at which address', async () => {
  openPage();
  const emails = within(await screen.findByRole('region', { name: 'Emails' }));
  expect(emails.getByText(/asha@example\.com/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'New bookings' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'The day ahead' })).not.toBeChecked();
  expect(screen.getAllByRole('switch')).toHaveLength(7);
});

test('each switch stores its own choice at once', async () => {
  const { user, stored } = openPage();
  await user.click(await screen.findByRole('switch', { name: 'The day ahead' }));
  await user.click(screen.getByRole('switch', { name: 'Card payments' }));
  await waitFor(() => expect(stored).toEqual({ ...defaults, payment: false, arrivals: true }));
  expect(screen.getByRole('switch', { name: 'The day ahead' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Card payments' })).not.toBeChecked();
});

test('a choice that is not stored is taken back', async () => {
  const down = () => ({ status: 503, body: { message: 'Away for a moment', code: 'unavailable' } });
  const { user, host } = openPage({ [`POST ${call}`]: down });
  const bookings = await screen.findByRole('switch', { name: 'New bookings' });
  await user.click(bookings);
  await waitFor(() => expect(host.toast.error).toHaveBeenCalled());
  await waitFor(() => expect(bookings).toBeChecked());
});

test('asks to try again where the choice does not load', async () => {
  const down = { status: 404, body: { message: 'Away', code: 'not-found' } };
  openPage({ [`GET ${call}`]: () => down });
  expect(await screen.findByText('Your choice did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the address is changed in the profile', async () => {
  const { user, host } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  expect(host.openProfile).toHaveBeenCalled();
});

const openByMenu = async ({ user }: ReturnType<typeof openPage>) => {
  await user.click(screen.getByRole('button', { name: 'Your account, Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
  expect(await screen.findByRole('switch', { name: 'New bookings' })).toBeVisible();
};

test('the menu of the account leads there', async () => {
  await openByMenu(openPage({}, '/owner/list-room'));
});

test('so does that of a member of the staff', async () => {
  const hotels = [aHotelProfile({ role: 'viewer' })];
  await openByMenu(openPage({ 'GET /api/hotels/owner/all': () => ({ body: { hotels } }) }, '/owner/list-room'));
});

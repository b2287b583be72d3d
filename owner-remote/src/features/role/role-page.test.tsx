import { screen, waitFor } from '@testing-library/react';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { roleAbilities } from '@wayhouse/messages/staff-roles';
import { aHotelProfile, dashboardResponses } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const sea = aHotelProfile({ role: 'viewer' });
const palm = aHotelProfile({ _id: 'h2', name: 'Palm House', role: 'reception' });
const leave = 'POST /api/hotels/owner/h1/staff/leave';

const openRole = (hotels: HotelProfile[], answer: () => object = () => ({ message: confirmations.hotelLeft })) =>
  renderOwnerArea('/owner/role', {
    ...dashboardResponses(),
    'GET /api/hotels/owner/all': () => ({ body: { hotels } }),
    [leave]: () => ({ body: answer() }),
  });

type User = ReturnType<typeof openRole>['user'];
async function askToLeave(user: User) {
  await user.click(await screen.findByRole('button', { name: messages.leave }));
  expect(screen.getByRole('dialog', { name: messages.leaving.title(sea.name) })).toBeVisible();
}

test('a member leaves the only hotel, once asked, and is on the home page', async () => {
  const { user, host, calls } = openRole([sea]);
  expect(await screen.findByText(roleAbilities.viewer)).toBeVisible();
  await askToLeave(user);
  await user.click(screen.getByRole('button', { name: messages.leaving.dismiss }));
  expect(calls.mock.calls.filter(([url]) => String(url).endsWith('/leave'))).toEqual([]);
  await askToLeave(user);
  await user.click(screen.getByRole('button', { name: messages.leaving.confirm }));
  await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/'));
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.hotelLeft);
});

test('who works at another hotel, too, goes on there', async () => {
  const { user, host } = openRole([sea, palm]);
  await askToLeave(user);
  await user.click(screen.getByRole('button', { name: messages.leaving.confirm }));
  expect(await screen.findByRole('button', { name: 'Hotel: Palm House' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(host.navigate).not.toHaveBeenCalled();
});

test('a failure is shown where it was asked', async () => {
  const refused = { status: 404, body: { code: 'not-found', message: errorMessages['hotel-not-found'] } };
  const { user, host } = renderOwnerArea('/owner/role', {
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [sea] } }),
    [leave]: () => refused,
  });
  await askToLeave(user);
  await user.click(screen.getByRole('button', { name: messages.leaving.confirm }));
  expect(await screen.findByText(errorMessages['hotel-not-found'])).toBeVisible();
  expect(host.navigate).not.toHaveBeenCalled();
});

test('an owner cannot leave', async () => {
  openRole([aHotelProfile()]);
  expect(await screen.findByText(messages.owner)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.leave })).toBeNull();
});

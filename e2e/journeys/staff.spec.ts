import { calls } from '@wayhouse/contracts';
import { apiClient } from '../platform/api-client.js';
import { addRoom } from '../platform/add-room.js';
import { emailsTo } from '../platform/emails.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { expect, newGuest, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

test('a receptionist of one of two hotels is invited, books at the desk there, sees nothing of the other, and is removed; her owner sees who has changed what', async ({
  page,
  browser,
  baseURL,
}) => {
  await newOwner(page, 'group');
  await addRoom(page, '100');
  await page.goto('/owner/add-hotel');
  await page.getByLabel('Hotel name').fill('Palm House');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('2 Palm Road');
  await page.getByRole('combobox', { name: 'City' }).fill('Jaipur');
  await page.getByLabel('Phone number').fill('+91 141 555 0199');
  await page.getByRole('button', { name: 'Add hotel' }).click();
  await expectToast(page, 'Your hotel is added.');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Room' })).toBeVisible();
  const palmHouse = new URL(page.url()).searchParams.get('hotel')!;
  await page.getByRole('button', { name: /^Hotel:/ }).click();
  await page.getByRole('menuitem', { name: /^House of/ }).click();
  await page.getByRole('link', { name: 'Hotel', exact: true }).click();
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeFocused();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  const { email, password } = await newGuest(desk, 'rita');
  await page.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await expectAccessible(page, 'the dialog of an invitation');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, 'The invitation is on its way.');
  await expectAccessible(page, 'the staff of a hotel');

  await expect(async () => expect((await emailsTo(page, email)).at(0)?.text).toContain('/invitations')).toPass();
  await desk.goto('/invitations');
  await expectAccessible(desk, 'invitations');
  await desk.getByRole('button', { name: /^Accept the invitation of House of/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const menu = desk.getByRole('button', { name: /^Hotel:/ });
  await expect(menu).toHaveAccessibleName(/House of/);
  const area = desk.getByRole('navigation', { name: 'Owner area' });
  await expect(area.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await expect(area.getByRole('link', { name: 'Add Room' })).toHaveCount(0);
  await expect(area.getByRole('link', { name: 'Hotel' })).toHaveCount(0);

  // Neither the menu nor an address nor a call leads to the other hotel.
  await menu.click();
  await expect(desk.getByRole('menuitem', { name: /^House of/ })).toBeVisible();
  await expect(desk.getByRole('menuitem', { name: /Palm House/ })).toHaveCount(0);
  await desk.goto(`/owner?hotel=${palmHouse}`);
  await expect(menu).toHaveAccessibleName(/House of/);
  await expect(desk.getByText('Palm House')).toHaveCount(0);
  const api = await apiClient(email, password);
  expect((await api(calls.showHotelBookings, { hotel: palmHouse })).status).toBe(404);

  await desk.getByRole('link', { name: 'New booking' }).click();
  await desk.getByRole('textbox', { name: 'Name of the guest' }).fill('Mira Sen');
  await expect(desk.getByText('1 night × $100')).toBeVisible();
  await desk.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 2, name: 'Mira Sen' })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'History' })).toContainText('Nora Lind');
  await desk.goto('/owner/hotel/staff');
  await expect(desk.getByRole('heading', { level: 1, name: 'This page is not for your role' })).toBeVisible();
  await expectAccessible(desk, 'a page for another role');

  await page.reload();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'The member is removed.');
  expect((await api(calls.showHotelBookings, {})).status).toBe(403);
  await desk.goto('/owner');
  await expect(desk).toHaveURL('/');

  await page.getByRole('navigation', { name: 'Owner area' }).getByRole('link', { name: 'Hotel' }).click();
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeFocused();
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes.getByRole('listitem').first()).toContainText('Removed Nora Lind from the staff');
  await expect(changes).toContainText(/Joined the staff as Reception\s*Nora Lind/);
  await expect(changes).toContainText('Room added');
  await expectAccessible(page, 'the changes of a hotel');
});

test('a member of staff sees her role, leaves the hotel, and its owner sees that', async ({
  page,
  browser,
  baseURL,
}) => {
  await newOwner(page, 'left');
  const desk = await (await browser.newContext({ baseURL })).newPage();
  const { email } = await newGuest(desk, 'vera');
  await page.goto('/owner/hotel/staff');
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, 'The invitation is on its way.');
  await desk.goto('/invitations');
  await desk.getByRole('button', { name: /^Accept the invitation/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await desk.getByRole('button', { name: /^Hotel:/ }).click();
  await desk.getByRole('menuitem', { name: 'Your role' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Your role' })).toBeVisible();
  await expect(desk.getByText('Reception', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'the own role at a hotel');
  await desk.getByRole('button', { name: 'Leave this hotel' }).click();
  await expectAccessible(desk, 'the question before leaving a hotel');
  await desk.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(desk.getByText('You are no longer a member of the hotel’s staff.')).toBeVisible();
  await expect(desk).toHaveURL('/');
  await expect(desk.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await desk.goto('/owner');
  await expect(desk).toHaveURL('/');

  await page.goto('/owner/hotel/changes');
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes.getByRole('listitem').first()).toContainText(/Left the staff as Reception\s*Nora Lind/);
});

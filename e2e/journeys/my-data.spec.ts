import { readFile } from 'node:fs/promises';
import { apiClient } from '../platform/api-client.js';
import { bookFreeRoom } from '../platform/bookings.js';
import { expect, freeDay, inDays, newGuest, test } from '../platform/journey.js';

// The browser logs the refusal to its console.
test.use({ expectedErrors: async ({}, use) => use([/status of 422/]) });

test('a guest downloads the data, and deletes the account once no stay is to come', async ({ page }) => {
  const { email, password } = await newGuest(page, 'leaves');
  const guest = await apiClient(email, password);
  const booking = await bookFreeRoom(guest, inDays(freeDay + 20), inDays(freeDay + 22));
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile and security' }).click();
  const profile = page.locator('.cl-modalBackdrop');
  await profile.getByRole('button', { name: 'Security' }).click();
  await expect(profile.getByText('Active devices')).toBeVisible();
  await expect(profile.getByText('Delete account')).toBeHidden();
  await profile.getByRole('button', { name: 'Your data' }).click();
  await expect(profile).toBeHidden();
  await expect(page).toHaveURL(/\/my-data$/);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^wayhouse-data-.*\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { account: [{ role: 'user' }] },
    bookings: { bookings: [{ id: booking._id, guest: { email } }] },
    payments: { bookings: [{ bookingId: booking._id }] },
    messages: { emails: expect.any(Array) as unknown[] },
  });

  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const deleteAccount = async () => {
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await dialog.getByLabel('Type “delete” to confirm').fill('delete');
    await page.keyboard.press('Enter');
  };
  await deleteAccount();
  await expect(dialog.getByRole('alert')).toContainText('You have stays to come.');
  await dialog.getByRole('link', { name: 'Go to My Bookings' }).click();
  await expect(page).toHaveURL(/\/my-bookings$/);
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await page.getByRole('button', { name: 'Cancel for free' }).click();
  await expect(page.getByRole('tab', { name: /Cancelled/ })).toHaveAttribute('aria-selected', 'true');

  await page.goBack();
  await deleteAccount();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  const signIn = { strategy: 'password', identifier: email, password };
  await expect
    .poll(async () => (await page.request.post('/__clerk/v1/client/sign_ins', { form: signIn })).status())
    .toBe(422);
});

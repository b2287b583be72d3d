import { calls } from '@wayhouse/contracts';
import { apiClient } from '../platform/api-client.js';
import { emailsTo } from '../platform/emails.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';

test('the owner gets an email about a booking, which leads to it and to the choice of emails', async ({ page }) => {
  const { email, password } = await newGuest(page, 'owner-notifications');
  const guest = await apiClient(email, password);
  const { rooms = [] } = await (await apiClient(...demoOwner))(calls.listOwnRooms, {});
  const room = rooms.find(({ isAvailable }) => isAvailable)!._id;
  const dates = { checkInDate: inDays(freeDay + 28), checkOutDate: inDays(freeDay + 30) };
  const { booking } = await guest(calls.bookRoom, { room, ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' });

  const address = `/owner/bookings/${booking!._id}`;
  const news = async () => (await emailsTo(page, demoOwner[0])).find(({ text }) => text.includes(address));
  await expect.poll(news).toMatchObject({ subject: expect.stringMatching(/^New booking WH-/) });
  expect((await news())?.text).not.toContain(email);

  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking' })).toBeVisible();

  expect((await news())?.text).toContain('/owner/notifications');
  await page.goto('/owner/notifications');
  const dayAhead = page.getByRole('switch', { name: 'The day ahead' });
  for (const isOn of [true, false]) {
    await dayAhead.click();
    await expect(page.getByText('Your choice is saved.').first()).toBeVisible();
    await page.reload();
    await expect(dayAhead).toBeChecked({ checked: isOn });
  }
});

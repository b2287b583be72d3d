import type { Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { apiClient } from '../platform/api-client.js';
import { emailsTo } from '../platform/emails.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';

/** A booking of the guest at a hotel of the demo's owner. */
async function bookAtDemoHotel(email: string, password: string) {
  const owner = await apiClient(...demoOwner);
  const guest = await apiClient(email, password);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const stay = { checkInDate: inDays(freeDay + 31), checkOutDate: inDays(freeDay + 33) };
  for (const { _id: room } of rooms.filter(({ isAvailable }) => isAvailable)) {
    if (!(await owner(calls.checkAvailability, { room, ...stay })).isAvailable) continue;
    const order = { room, ...stay, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
    return (await guest(calls.bookRoom, order)).booking!;
  }
  throw new Error('no room of the owner is free on these days');
}

const list = (page: Page) => page.getByRole('log', { name: 'Messages' }).getByRole('listitem');
async function write(page: Page, text: string) {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(list(page).last()).toContainText(text.split('\n')[0]!);
}

test('a guest writes to the hotel, which gets it by email and on its pages, and answers', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await newGuest(page, 'messages');
  const { _id: id, hotel } = await bookAtDemoHotel(email, password);
  await page.goto('/my-bookings');
  const opener = page.getByRole('button', { name: /^Messages/ });
  await opener.click();
  await write(page, 'We arrive by the night train, at six.\nCan we leave our bags?');
  await expectAccessible(page, 'the messages of a booking');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(
      async () => (await emailsTo(page, demoOwner[0])).find(({ text }) => text.includes(`/owner/bookings/${id}`))?.text,
    )
    .toContain('Can we leave our bags?');

  const owner = await browser.newPage({ baseURL });
  await signInAs(owner, ...demoOwner);
  await owner.goto('/owner');
  const recent = owner
    .getByRole('main')
    .getByRole('row')
    .filter({ has: owner.locator(`a[href="/owner/bookings/${id}"]`) });
  await expect(recent).toContainText('1 new message');
  await recent.locator(`a[href="/owner/bookings/${id}"]`).click();
  await expect(list(owner)).toHaveCount(1);
  await expect(list(owner)).toContainText('Can we leave our bags?');
  await expectAccessible(owner, 'a booking with messages');
  await write(owner, 'Of course. Breakfast is from seven.');

  await expect
    .poll(async () => (await emailsTo(page, email))[0]?.subject)
    .toBe(`Message from ${hotel.name} about your stay`);
  const [answer] = await emailsTo(page, email);
  expect(answer?.text).toContain('“Of course. Breakfast is from seven.”');
  await page.reload();
  await expect(opener).toContainText('1 new message');
  // As the email links to it.
  expect(answer?.text).toContain(`/my-bookings?messages=${id}`);
  await page.goto(`/my-bookings?messages=${id}`);
  await expect(list(page).last()).toContainText('Breakfast is from seven.');

  // Both are open now, and neither is reloaded.
  await write(owner, 'Your room is ready at eight.');
  await expect(list(page).last()).toContainText('Your room is ready at eight.');
  await write(page, 'Wonderful!');
  await expect(list(owner).last()).toContainText('Wonderful!');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(opener).not.toContainText('new message');

  await owner.goto('/owner');
  await expect(recent).toBeVisible();
  await expect(recent).not.toContainText('new message');
  await owner.close();
});

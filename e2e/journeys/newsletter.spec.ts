import type { Page } from '@playwright/test';
import { findViolations } from '../platform/axe.js';
import { expect, newAddress, test } from '../platform/journey.js';
import { emailsTo } from '../platform/emails.js';

test('a visitor subscribes by a link, gets one email also for a repeated request, and unsubscribes by another', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  const address = newAddress('nora');
  await subscribe(page, address);
  await expect.poll(() => findViolations(page)).toEqual([]);
  await expect.poll(() => emailsTo(page, address)).toHaveLength(1);
  await subscribe(page, address.toUpperCase());
  const confirm = await linkIn(page, address, /\S+\/newsletter\/confirm\/\S+/);

  await test.step('only the link in the email subscribes', async () => {
    await page.goto(confirm);
    await expect(page).toHaveTitle(/Confirm your subscription/);
    await expect.poll(() => findViolations(page)).toEqual([]);
    expect(await emailsTo(page, address)).toHaveLength(1);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeFocused();
    await expect.poll(() => emailsTo(page, address)).toHaveLength(2);
  });

  const link = await linkIn(page, address, /\S+\/newsletter\/unsubscribe\/\S+/);
  for (const round of ['the first time', 'again']) {
    await test.step(`unsubscribes ${round}`, async () => {
      await page.goto(link);
      await expect(page).toHaveTitle(/Unsubscribe/);
      await expect.poll(() => findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeFocused();
    });
  }

  await test.step('the link that was used before has ended', async () => {
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeFocused();
  });

  // Subscribing again sends another email; the repeated request above sent none.
  await subscribe(page, address);
  await expect.poll(() => emailsTo(page, address)).toHaveLength(3);

  await test.step('mail clients unsubscribe with one click at the same address', async () => {
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await page.request.post(link, { form })).status()).toBe(200);
  });
});

test('an incomplete unsubscribe link shows an explanation', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await page.goto('/newsletter/unsubscribe/cut-off');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeFocused();
  await expect.poll(() => findViolations(page)).toEqual([]);
});

/** The path of the link in the newest email. */
async function linkIn(page: Page, address: string, pattern: RegExp): Promise<string> {
  const [email] = await emailsTo(page, address);
  return new URL(pattern.exec(email?.text ?? '')?.[0] ?? 'about:blank').pathname;
}

async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('region', { name: 'A quiet newsletter, now and then' });
  await box.getByRole('textbox', { name: 'Email address' }).fill(address);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('status')).toContainText(address);
}

import type { Page } from '@playwright/test';
import { findViolations } from '../platform/axe.js';
import { expect, newAddress, test } from '../platform/journey.js';
import { emailsTo } from '../platform/emails.js';

test('a visitor subscribes, gets one email also for a repeated subscription, and unsubscribes by its link', async ({
  page,
}) => {
  const address = newAddress('nora');
  await subscribe(page, address);
  await expect.poll(() => findViolations(page)).toEqual([]);
  await expect.poll(() => emailsTo(page, address)).toHaveLength(1);
  await subscribe(page, address.toUpperCase());

  const [email] = await emailsTo(page, address);
  const link = new URL(/\S+\/newsletter\/unsubscribe\/\S+/.exec(email?.text ?? '')?.[0] ?? 'about:blank');
  for (const round of ['the first time', 'again']) {
    await test.step(round, async () => {
      await page.goto(link.pathname);
      await expect(page).toHaveTitle(/Unsubscribe/);
      await expect.poll(() => findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeFocused();
    });
  }

  // Subscribing again sends another email; the repeated subscription above sent none.
  await subscribe(page, address);
  await expect.poll(() => emailsTo(page, address)).toHaveLength(2);

  await test.step('mail clients unsubscribe with one click at the same address', async () => {
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await page.request.post(link.pathname, { form })).status()).toBe(200);
  });
});

test('an incomplete unsubscribe link shows an explanation', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await page.goto('/newsletter/unsubscribe/cut-off');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeFocused();
  await expect.poll(() => findViolations(page)).toEqual([]);
});

async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('region', { name: 'A quiet newsletter, now and then' });
  await box.getByRole('textbox', { name: 'Email address' }).fill(address);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('status')).toContainText(address);
}

import type { Page } from '@playwright/test';
import { axeFinds } from '../platform/axe.js';
import { expect, newAddress, test } from '../platform/journey.js';
import { lettersTo } from '../platform/mails.js';

test('a visitor subscribes, gets one letter however often, and leaves by its link', async ({ page }) => {
  const address = newAddress('nora');
  await subscribe(page, address);
  await expect.poll(() => axeFinds(page)).toEqual([]);
  await expect.poll(() => lettersTo(page, address)).toHaveLength(1);
  await subscribe(page, address.toUpperCase());

  const [letter] = await lettersTo(page, address);
  const link = new URL(/\S+\/newsletter\/unsubscribe\/\S+/.exec(letter?.text ?? '')?.[0] ?? 'about:blank');
  for (const round of ['the first time', 'again']) {
    await test.step(round, async () => {
      await page.goto(link.pathname);
      await expect(page).toHaveTitle(/Leave the list/);
      await expect.poll(() => axeFinds(page)).toEqual([]);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeFocused();
    });
  }

  // Coming back is told by a letter of its own; the second subscription above made none.
  await subscribe(page, address);
  await expect.poll(() => lettersTo(page, address)).toHaveLength(2);

  await test.step('mail programs leave by a form at the same address', async () => {
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await page.request.post(link.pathname, { form })).status()).toBe(200);
  });
});

test('a link that was cut off is explained', async ({ page, announced }) => {
  announced.push(/404 \(Not Found\)/);
  await page.goto('/newsletter/unsubscribe/cut-off');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not open anything' })).toBeFocused();
  await expect.poll(() => axeFinds(page)).toEqual([]);
});

async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('region', { name: 'A quiet letter, now and then' });
  await box.getByRole('textbox', { name: 'E-mail address' }).fill(address);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('status')).toContainText(address);
}

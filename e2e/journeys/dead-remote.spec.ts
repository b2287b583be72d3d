import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, signInAs, test } from '../platform/journey.js';

/** Stops or starts a part of the platform, as `npm run platform` does. */
async function tell(action: 'stop' | 'start', part: string): Promise<void> {
  const file = join(String(process.env.SITE_DATA_DIR), 'run.json');
  const { control } = JSON.parse(readFileSync(file, 'utf8')) as { control: { url: string; token: string } };
  const answered = await fetch(`${control.url}/${action}/${part}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
  });
  expect(answered.ok).toBe(true);
}

test.use({ announced: async ({}, use) => use([/remotes\/owner/, /status of 50[23]/]) });

test('a dead owner remote shows its fallback, costs nothing else, and comes back on Retry without a reload', async ({
  page,
}) => {
  await signInAs(page, 'leela.nair@example.com', 'wayhouse-owner');
  await tell('stop', 'owner-remote');
  try {
    await page.goto('/owner');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const retry = page.getByRole('button', { name: /Retry|Try again/ });
    await expect(retry).toBeVisible({ timeout: 7000 });

    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(retry).toBeVisible({ timeout: 7000 });
  } finally {
    await tell('start', 'owner-remote');
  }
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await expect(page.getByText('Total Bookings')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

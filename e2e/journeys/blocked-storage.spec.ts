import { expect, test } from '../platform/journey.js';

// Some browsers refuse all storage, by setting or in a frame.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException(`Access to ${name} is denied.`, 'SecurityError');
        },
      });
  }),
);

test('a visitor reads on, goes back, and chooses a theme where the browser refuses storage', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.getByRole('link', { name: 'View All Destination' }).click();
  await expect(title).toHaveText(/rooms$/);
  await expect(title).toBeFocused();
  const room = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const hotel = String(await room.textContent());
  await room.click();
  await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(/rooms$/);
  const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });
  await themes.getByRole('button', { name: 'Dark' }).click();
  await expect(themes.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

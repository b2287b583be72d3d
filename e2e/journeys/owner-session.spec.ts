import { endSession, signInAgain } from '../platform/end-session.js';
import { demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';

// The browser logs the 401 to its console.
test.use({ expectedErrors: async ({}, use) => use([/status of 401/]) });

test('after an expired session in the owner area the change is saved once signed in again', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  await page.goto('/owner/list-room');
  const toggle = page.getByRole('switch').first();
  const before = await toggle.isChecked();
  await endSession(page);
  await toggle.click();
  await signInAgain(page, ...demoOwner);
  await expectToast(page, 'Availability updated.');
  await expect(toggle).toBeChecked({ checked: !before });
  await toggle.click();
  await expect(toggle).toBeChecked({ checked: before });
  // Optimistic until it is saved.
  await expect(page.locator('span[aria-busy=true]')).toHaveCount(0);
});

import { endSession, signInAgain } from '../platform/ended-session.js';
import { demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { expectNotice } from '../platform/notices.js';

// The page learns of it by a refusal, which the browser writes to its console.
test.use({ announced: async ({}, use) => use([/status of 401/]) });

test('a session that ended in the owner area: the page stays, and the change goes on', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  await page.goto('/owner/list-room');
  const toggle = page.getByRole('switch').first();
  const before = await toggle.isChecked();
  await endSession(page);
  await toggle.click();
  await signInAgain(page, ...demoOwner);
  await expectNotice(page, 'Availability updated.');
  await expect(toggle).toBeChecked({ checked: !before });
  await toggle.click();
  await expect(toggle).toBeChecked({ checked: before });
  // It shows at once what was asked for; those who come after find it so when it is saved.
  await expect(page.locator('span[aria-busy=true]')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../platform/journey.js';

test.use({ savesData: false });

test('a remote with another major contract version shows an error; one with an older minor version is shown', async ({
  page,
}) => {
  await serveRemoteWithContract(page, { major: 99, minor: 0 });
  await page.goto('/helpcenter');
  await expect(page.getByRole('alert')).toContainText('This part is being updated');
  await page.unrouteAll();
  await serveRemoteWithContract(page, { major: 1, minor: 0 });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('A small remote', { exact: true })).toBeVisible();
});

/** Serves a stub built with `contract` in place of the static pages. */
async function serveRemoteWithContract(page: Page, contract: object): Promise<void> {
  const entry = `var static_pages_remote = {
    init: () => undefined,
    get: () => Promise.resolve(() => ({ contract: ${JSON.stringify(contract)}, default: () => 'A small remote' })),
  };`;
  await page.route('**/remotes/static-pages/remoteEntry.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: entry }),
  );
}

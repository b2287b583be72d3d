import type { Page } from '@playwright/test';
import { expect, test } from '../platform/journey.js';

test.use({ savesData: false });

test('a remote with another major contract version shows an error; one with an older minor version is shown', async ({
  page,
}) => {
  const remote = { contract: { major: 99, minor: 0 } };
  await serveRemote(page, remote);
  // A page that is opened by its address comes with the HTML of its remote, and stays readable.
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page.getByRole('alert')).toContainText('This part is being updated');
  remote.contract = { major: 1, minor: 0 };
  // On a busy machine the first attempt may take longer than a remote has.
  await expect(async () => {
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('A small remote', { exact: true })).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

/** Serves a stub built with the remote's current contract in place of the static pages. */
async function serveRemote(page: Page, remote: { contract: object }): Promise<void> {
  const entry = () => `var static_pages_remote = {
    init: () => undefined,
    get: () => Promise.resolve(() => ({ contract: ${JSON.stringify(remote.contract)}, default: () => 'A small remote' })),
  };`;
  await page.route('**/remotes/static-pages/mf-manifest.json', async (route) => {
    const { metaData, ...manifest } = (await (await route.fetch()).json()) as { metaData: object };
    // Another build than that of the page's HTML, so it is drawn anew after the reload that an outdated remote causes.
    const build = { buildInfo: { buildVersion: '0.0.0', hash: 'another-build' } };
    await route.fulfill({ json: { ...manifest, metaData: { ...metaData, ...build }, integrity: {} } });
  });
  await page.route('**/remotes/static-pages/remoteEntry.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: entry() }),
  );
}

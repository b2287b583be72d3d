import type { Page } from '@playwright/test';
import { expect, test } from '../platform/journey.js';
import { headings, remote, state, tryRelease } from '../platform/owner-trials.js';
import { runNpmScript } from '../platform/releases.js';
import { endTrial, untilConfigHas } from '../platform/trials.js';

test.setTimeout(300_000);

test.afterEach(endTrial);

test('a good release goes forward by itself, and a visitor keeps the same one meanwhile', async ({
  page,
  browser,
  baseURL,
}) => {
  const { current } = state();
  const trial = await tryRelease(page, '');
  try {
    const visitor = await browser.newPage({ baseURL });
    const seen = new Set<string>();
    for (let times = 0; times < 4; times++) seen.add(await releaseOfVisit(visitor));
    expect([...seen]).toHaveLength(1);
    await visitor.close();

    await trial.visitInTurn(page);
    expect(await trial.decision(page)).toContain('goes forward');
    expect(state()).toMatchObject({ current: trial.canary });
    await untilConfigHas(page, remote, undefined);
    await page.goto('/owner');
    await expect(page.getByText(headings.canary)).toBeVisible();
  } finally {
    if (state().current !== current) await runNpmScript('rollback:local', remote);
  }
});

/** The address that the remote is loaded from by a visitor. */
async function releaseOfVisit(visitor: Page): Promise<string> {
  const manifest = visitor.waitForRequest(/\/remotes\/owner\/.*mf-manifest\.json$/);
  await visitor.goto('/about/build');
  return new URL((await manifest).url()).pathname;
}

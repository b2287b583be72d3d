import type { Page } from '@playwright/test';
import { demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { makeNextBuild, runNpmScript } from '../platform/releases.js';
import { drawRelease, endTrial, releasesOf, startTrial, untilConfigHas } from '../platform/trials.js';

test.use({
  expectedErrors: async ({}, use) => use([/defect of this release/, /Loading chunk|ChunkLoadError/, /React will try/]),
});

const remote = 'owner-remote';
const heading = 'Total Bookings';
/** What the dashboard of each release shows. */
const headings = { running: heading, canary: 'All Bookings' };
const state = () => releasesOf(remote);

/** Shows nothing of the remote for some seconds. */
const showLater = `
const hidden = document.createElement('style');
hidden.textContent = '[data-remote] * { visibility: hidden }';
document.head.append(hidden);
setTimeout(() => hidden.remove(), 4000);`;

test.setTimeout(300_000);

test.afterEach(endTrial);

test('a release that throws goes back by itself, and its visitors get the running one again', async ({ page }) => {
  const { current } = state();
  const trial = await tryRelease(page, 'throw new Error("defect of this release")');
  await trial.visit(page, 'canary');
  await expect(page.getByText(heading)).toHaveCount(0);
  for (let times = 0; times < 3; times++) await trial.visit(page, times % 2 ? 'running' : 'canary');
  expect(await trial.decision(page)).toMatch(/goes back: \d+ errors and fallbacks in \d+ pages/);
  expect(state()).toMatchObject({ current });
  await untilConfigHas(page, remote, undefined);
  await page.goto('/owner');
  await expect(page.getByText(heading)).toBeVisible();
});

test('a release that is slow goes back by itself', async ({ page }) => {
  const { current } = state();
  // A few visits show a difference this large.
  const trial = await tryRelease(page, showLater, { views: 4 });
  await trial.visitInTurn(page);
  expect(await trial.decision(page)).toMatch(/goes back: LCP of one in four is [\d.]+ s instead of [\d.]+ s/);
  expect(state()).toMatchObject({ current });
});

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

let builds = 0;

/** Tries a release that runs `script` when it is loaded. */
async function tryRelease(page: Page, script: string, { views = 8 } = {}) {
  const { dist, remove } = makeNextBuild(remote, `9.2.${++builds}`, heading, headings.canary, script);
  const { canary, isOver, decision } = await startTrial(page, remote, dist, views);
  await signInAs(page, ...demoOwner);

  /** A visit of somebody who gets that release: it ends when the page is left, and is sent then. */
  async function visit(visitor: Page, release: 'canary' | 'running') {
    await visitor.goto('/about/build');
    await drawRelease(visitor, remote, canary, release);
    await visitor.goto('/owner');
    // The page comes with a heading and a skeleton; then the remote is drawn, or what stands in its place.
    await expect(visitor.locator('.animate-pulse')).toHaveCount(0);
    await expect(visitor.getByRole('heading').first()).toBeVisible();
    await visitor.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/remotes/owner/')),
    );
    await visitor.waitForFunction(() => Object.hasOwn(window.wayhouseNotes ?? [], 'push'));
  }

  return {
    canary,
    visit,
    async visitInTurn(visitor: Page) {
      for (let times = 0; times < 20 && !isOver(); times++) {
        const drawn = times % 2 ? 'running' : 'canary';
        await visit(visitor, drawn);
        // The release may be decided on meanwhile, and then all visitors get the one that has won.
        const decided = () => (state().current === canary ? 'canary' : 'running');
        const isShown = (release: typeof drawn) => visitor.getByText(headings[release]).isVisible();
        await expect.poll(async () => (await isShown(drawn)) || (isOver() && (await isShown(decided())))).toBe(true);
      }
    },
    /** What the command prints in the end. */
    async decision(visitor: Page): Promise<string> {
      await visitor.goto('about:blank');
      const decided = await decision();
      remove();
      await visitor.goto('/');
      return decided;
    },
  };
}

/** The address that the remote is loaded from by a visitor. */
async function releaseOfVisit(visitor: Page): Promise<string> {
  const manifest = visitor.waitForRequest(/\/remotes\/owner\/.*mf-manifest\.json$/);
  await visitor.goto('/about/build');
  return new URL((await manifest).url()).pathname;
}

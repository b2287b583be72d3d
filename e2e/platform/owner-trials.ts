import type { Page } from '@playwright/test';
import { demoOwner, expect, signInAs } from './journey.js';
import { makeNextBuild } from './releases.js';
import { drawRelease, releasesOf, startTrial } from './trials.js';

export const remote = 'owner-remote';
/** What the dashboard of each release shows. */
export const headings = { running: 'Total Bookings', canary: 'All Bookings' };
export const state = () => releasesOf(remote);

let builds = 0;

/** Tries a release of the owner remote that runs `script` when it is loaded. */
export async function tryRelease(page: Page, script: string, { views = 8 } = {}) {
  const { dist, remove } = makeNextBuild(remote, `9.2.${++builds}`, headings.running, headings.canary, script);
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

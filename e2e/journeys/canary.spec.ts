import { expect } from '../platform/journey.js';
import { test } from '../platform/own-platform.js';
import { headings, remote, state, tryRelease } from '../platform/owner-trials.js';
import { endTrial, untilConfigHas } from '../platform/trials.js';

test.use({
  expectedErrors: async ({}, use) => use([/defect of this release/, /Loading chunk|ChunkLoadError/, /React will try/]),
});

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
  await expect(page.getByText(headings.running)).toHaveCount(0);
  for (let times = 0; times < 3; times++) await trial.visit(page, times % 2 ? 'running' : 'canary');
  expect(await trial.decision(page)).toMatch(/goes back: \d+ errors and fallbacks in \d+ pages/);
  expect(state()).toMatchObject({ current });
  await untilConfigHas(page, remote, undefined);
  await page.goto('/owner');
  await expect(page.getByText(headings.running)).toBeVisible();
});

test('a release that is slow goes back by itself', async ({ page }) => {
  const { current } = state();
  // A few visits show a difference this large.
  const trial = await tryRelease(page, showLater, { views: 4 });
  await trial.visitInTurn(page);
  expect(await trial.decision(page)).toMatch(/goes back: LCP of one in four is [\d.]+ s instead of [\d.]+ s/);
  expect(state()).toMatchObject({ current });
});

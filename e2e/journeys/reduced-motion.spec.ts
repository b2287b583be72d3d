import type { Page } from '@playwright/test';
import { expect, test } from '../platform/journey.js';
import { openWhole } from '../platform/whole.js';

type Watched = Window & { motions: string[] };

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const wantsNone = reducedMotion === 'reduce';
  test.describe(wantsNone ? 'for who asked for less motion' : 'for everybody else', () => {
    test.use({ contextOptions: { reducedMotion } });

    test(wantsNone ? 'nothing slides, fades or glides' : 'what opens and turns moves a little', async ({ page }) => {
      await watchMotions(page);
      await openWhole(page, '/rooms');
      await page.evaluate(() => ((window as unknown as Watched).motions.length = 0));
      await turnPhoto(page);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByLabel('Email address')).toBeVisible();
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 390, height: 844 });
      for (const [opener, title] of [
        [/filters/, 'Filters'],
        ['Open menu', 'Menu'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      const motions = await page.evaluate(() => (window as unknown as Watched).motions);
      if (wantsNone) expect(motions).toEqual([]);
      else expect(motions).toEqual(expect.arrayContaining([expect.stringContaining('rise'), 'a photo glides']));
    });
  });
}

async function turnPhoto(page: Page): Promise<void> {
  const card = page.getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: 'Next photo' }).click();
  const photos = card.locator('a > div').first();
  await expect.poll(() => photos.evaluate((strip) => strip.scrollLeft / strip.clientWidth)).toBe(1);
}

/** Gathers every animation and transition that takes its time, and every photo that is seen between two places. */
const watchMotions = (page: Page) =>
  page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(window, { motions });
    const note = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        const { activeDuration } = animation.effect!.getComputedTiming();
        const what = (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty;
        if (Number(activeDuration) > 1) motions.push(`${what}: ${activeDuration} ms, ${(target as Element).className}`);
      }
    };
    document.addEventListener('animationstart', note);
    document.addEventListener('transitionrun', note);
    const noteGliding = ({ target }: Event) => {
      if (target instanceof Element && target.scrollLeft % target.clientWidth) motions.push('a photo glides');
    };
    document.addEventListener('scroll', noteGliding, true);
  });

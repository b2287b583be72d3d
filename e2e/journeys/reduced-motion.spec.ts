import type { Page } from '@playwright/test';
import { expect, test } from '../platform/journey.js';
import { openPage } from '../platform/page-loaded.js';

type Watched = Window & { motions: string[] };

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const wantsNone = reducedMotion === 'reduce';
  test.describe(wantsNone ? 'with reduced motion' : 'without reduced motion', () => {
    test.use({ contextOptions: { reducedMotion } });

    test(wantsNone ? 'nothing is animated' : 'dialogs and photos are animated', async ({ page }) => {
      await watchMotions(page);
      // The dearest rooms are of the demo and have several photos, unlike those that other journeys add.
      await openPage(page, '/rooms?sort=price-desc');
      await page.evaluate(() => ((window as unknown as Watched).motions.length = 0));
      await showNextPhoto(page, !wantsNone);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog').getByLabel('Email address')).toBeVisible();
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 390, height: 844 });
      for (const [opener, title] of [
        [/filters/, 'Filters'],
        ['Open menu', 'Menu'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        if (!wantsNone) await expect.poll(() => motionsOn(page)).toContainEqual(expect.stringContaining('rise'));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      const motions = await motionsOn(page);
      if (wantsNone) expect(motions).toEqual([]);
      else expect(motions).toContain('photo scroll');
    });
  });
}

const motionsOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).motions);

/** Shows the second photo; repeats that until its animation was recorded, where there is one. */
async function showNextPhoto(page: Page, isAnimated: boolean): Promise<void> {
  const card = page.getByRole('article').first();
  const photos = card.locator('div:has(> a img)').first();
  const turn = async (button: string, place: number) => {
    await card.getByRole('button', { name: button }).click();
    await expect.poll(() => photos.evaluate((strip) => strip.scrollLeft / strip.clientWidth)).toBe(place);
  };
  await card.hover();
  await turn('Next photo', 1);
  // A busy machine may render only the last frame.
  for (let times = 0; times < 4 && isAnimated && !(await motionsOn(page)).includes('photo scroll'); times++) {
    await turn('Previous photo', 0);
    await turn('Next photo', 1);
  }
}

/** Records every animation and transition with a duration, and every photo between two scroll positions. */
const watchMotions = (page: Page) =>
  page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(window, { motions });
    // From the style, because the animation may be over before its start event is handled.
    const record = (event: AnimationEvent | TransitionEvent) => {
      const element = event.target as Element;
      const style = getComputedStyle(element, event.pseudoElement);
      const [what, durations] =
        event instanceof AnimationEvent
          ? [event.animationName, style.animationDuration]
          : [event.propertyName, style.transitionDuration];
      const seconds = Math.max(...durations.split(',').map(parseFloat));
      if (seconds > 0.001) motions.push(`${what}: ${seconds} s, ${element.className}`);
    };
    document.addEventListener('animationstart', record);
    document.addEventListener('transitionrun', record);
    const recordScroll = ({ target }: Event) => {
      if (target instanceof Element && target.scrollLeft % target.clientWidth) motions.push('photo scroll');
    };
    document.addEventListener('scroll', recordScroll, true);
  });

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
      await turnPhoto(page, !wantsNone);
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
        if (!wantsNone) await expect.poll(() => motionsOn(page)).toContainEqual(expect.stringContaining('rise'));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      const motions = await motionsOn(page);
      if (wantsNone) expect(motions).toEqual([]);
      else expect(motions).toContain('a photo glides');
    });
  });
}

const motionsOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).motions);

/** To the second photo; where it is to glide, back and there again if nobody saw it on its way. */
async function turnPhoto(page: Page, isToGlide: boolean): Promise<void> {
  const card = page.getByRole('article').first();
  const photos = card.locator('a > div').first();
  const turn = async (button: string, place: number) => {
    await card.getByRole('button', { name: button }).click();
    await expect.poll(() => photos.evaluate((strip) => strip.scrollLeft / strip.clientWidth)).toBe(place);
  };
  await card.hover();
  await turn('Next photo', 1);
  // A machine that stands still meanwhile draws only where it ends.
  for (let times = 0; times < 4 && isToGlide && !(await motionsOn(page)).includes('a photo glides'); times++) {
    await turn('Previous photo', 0);
    await turn('Next photo', 1);
  }
}

/** Gathers every animation and transition that takes its time, and every photo that is seen between two places. */
const watchMotions = (page: Page) =>
  page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(window, { motions });
    // Read of the element's style: the motion itself may be over before a busy machine tells of its start.
    const note = (event: AnimationEvent | TransitionEvent) => {
      const element = event.target as Element;
      const style = getComputedStyle(element, event.pseudoElement);
      const [what, durations] =
        event instanceof AnimationEvent
          ? [event.animationName, style.animationDuration]
          : [event.propertyName, style.transitionDuration];
      const seconds = Math.max(...durations.split(',').map(parseFloat));
      if (seconds > 0.001) motions.push(`${what}: ${seconds} s, ${element.className}`);
    };
    document.addEventListener('animationstart', note);
    document.addEventListener('transitionrun', note);
    const noteGliding = ({ target }: Event) => {
      if (target instanceof Element && target.scrollLeft % target.clientWidth) motions.push('a photo glides');
    };
    document.addEventListener('scroll', noteGliding, true);
  });

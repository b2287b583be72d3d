import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.js';

/** Expects the focus on an element, visible and with a contrasting ring (WCAG 2.2: 2.4.7, 2.4.11, 1.4.11). */
export async function expectFocus(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeFocused();
  // The ring's color may still be in transition.
  await expect.poll(() => findFocusProblems(page)).toEqual([]);
}

async function findFocusProblems(page: Page): Promise<string[]> {
  const box = await focusedBox(page);
  if (!box) return ['nothing has the focus'];
  // It may still be scrolled to.
  if (!box.isInView) return [`out of view or covered: ${box.name}`];
  const share = await ringShare(page, box.clip);
  return share < 0.5 ? [`no ring, or too little contrast (${share.toFixed(2)}): ${box.name}`] : [];
}

/** The element that shows the focus: the focused one, a combobox’s active option, or the label of a field. */
const focusedBox = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const pointed = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
    const element = pointed ?? focused.closest('label') ?? focused;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const inWindow = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInView = inWindow && Boolean(middle && (element.contains(middle) || middle.contains(element)));
    const margin = 6;
    const x = Math.max(0, Math.floor(left - margin));
    const y = Math.max(0, Math.floor(top - margin));
    const clip = {
      x,
      y,
      width: Math.min(window.innerWidth, Math.ceil(left + width + margin)) - x,
      height: Math.min(window.innerHeight, Math.ceil(top + height + margin)) - y,
    };
    return { name: element.outerHTML.slice(0, 120), isInView, clip };
  });

type Clip = { x: number; y: number; width: number; height: number };

// Hides the focus ring in the second screenshot.
const style = `*, ::after { outline-color: transparent !important }
  :focus-visible::after { border-color: transparent !important; box-shadow: none !important }`;

/** The share of a two-pixel outline whose contrast to the unfocused screenshot is at least 3:1. */
async function ringShare(page: Page, clip: Clip): Promise<number> {
  const still = { clip, animations: 'disabled' } as const;
  const pictures = [await page.screenshot(still), await page.screenshot({ ...still, style })];
  return page
    .evaluate(
      async (encoded) => {
        const [shown = [], hidden = []] = await Promise.all(
          encoded.map(async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
            const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
            drawing.drawImage(bitmap, 0, 0);
            return [drawing.getImageData(0, 0, bitmap.width, bitmap.height)];
          }),
        ).then((all) => all.map(([image]) => image!.data));
        const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        const light = (of: ArrayLike<number>, at: number) =>
          0.2126 * linear(of[at]!) + 0.7152 * linear(of[at + 1]!) + 0.0722 * linear(of[at + 2]!);
        let differing = 0;
        for (let at = 0; at < shown.length; at += 4) {
          const [one, other] = [light(shown, at), light(hidden, at)];
          if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) differing++;
        }
        return differing;
      },
      pictures.map((picture) => picture.toString('base64')),
    )
    .then((differing) => differing / (2 * 2 * (clip.width - 12 + clip.height - 12)));
}

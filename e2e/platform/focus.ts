import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.js';

/** The focus is there, in sight, and its ring stands out from what is round it (WCAG 2.2: 2.4.7, 2.4.11, 1.4.11). */
export async function expectFocus(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeFocused();
  // A ring's colour may still be on its way.
  await expect.poll(() => focusComplaints(page)).toEqual([]);
}

/** What is wrong with how the focused part shows that it has the focus. */
async function focusComplaints(page: Page): Promise<string[]> {
  const box = await focusedBox(page);
  if (!box) return ['nothing has the focus'];
  const complaints: string[] = [];
  if (!box.isInSight) complaints.push(`out of sight or behind something: ${box.name}`);
  const share = await ringShare(page, box.clip);
  if (share < 0.5) complaints.push(`no ring, or one that hardly differs (${share.toFixed(2)}): ${box.name}`);
  return complaints;
}

/** The part that shows the focus: what is focused, what a combobox points at, or the label round a field. */
const focusedBox = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const pointed = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
    const element = pointed ?? focused.closest('label') ?? focused;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const inWindow = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInSight = inWindow && Boolean(middle && (element.contains(middle) || middle.contains(element)));
    const margin = 6;
    const x = Math.max(0, Math.floor(left - margin));
    const y = Math.max(0, Math.floor(top - margin));
    const clip = {
      x,
      y,
      width: Math.min(window.innerWidth, Math.ceil(left + width + margin)) - x,
      height: Math.min(window.innerHeight, Math.ceil(top + height + margin)) - y,
    };
    return { name: element.outerHTML.slice(0, 120), isInSight, clip };
  });

type Clip = { x: number; y: number; width: number; height: number };

// What the focus adds, taken away for the second picture.
const style = `*, ::after { outline-color: transparent !important }
  :focus-visible::after { border-color: transparent !important; box-shadow: none !important }`;

/** How much of a line of two pixels round the part differs by 3:1 from the same place without the focus. */
async function ringShare(page: Page, clip: Clip): Promise<number> {
  const still = { clip, animations: 'disabled' } as const;
  const pictures = [await page.screenshot(still), await page.screenshot({ ...still, style })];
  return page
    .evaluate(
      async (encoded) => {
        const [shown = [], hidden = []] = await Promise.all(
          encoded.map(async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
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

import { type BrowserContext, expect, type Page } from '@playwright/test';

type Hearing = Window & { heard?: string[] };

/** From here on every document keeps what its notices say: they go by themselves, maybe before a busy machine has looked. */
export const keepNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-note]'))
        if (textContent && !heard.includes(textContent)) heard.push(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** A notice says this, or has said it since the page was loaded. */
export async function expectNotice(page: Page, words: string): Promise<void> {
  const heard = () => page.evaluate(() => (window as Hearing).heard);
  await expect.poll(heard).toContainEqual(expect.stringContaining(words));
}

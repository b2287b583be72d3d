import { type BrowserContext, expect, type Page } from '@playwright/test';

type WindowWithToasts = Window & { toastTexts?: string[] };

/** Records the toasts of every document, because they may disappear before a busy machine has looked. */
export const recordToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const toastTexts: string[] = [];
    Object.assign(window, { toastTexts });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-snackbar]'))
        if (textContent && !toastTexts.includes(textContent)) toastTexts.push(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Expects a toast with this text, also one that has disappeared since the page was loaded. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const texts = () => page.evaluate(() => (window as WindowWithToasts).toastTexts);
  await expect.poll(texts).toContainEqual(expect.stringContaining(text));
}

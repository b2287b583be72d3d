import type { Page } from '@playwright/test';

/** Texts that are clipped by a box, apart from those truncated on purpose. */
export const findClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 2;
    const isTruncated = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const isControl = (element: Element) => element.matches('button, [role=tab], [role=option]');
    const clipped = new Set<string>();

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // For screen readers only (sr-only), or truncated with an ellipsis.
        if (width <= 1 || isTruncated(style)) break;
        const ends = (overflow: string) => ['hidden', 'clip'].includes(overflow) || isControl(box!);
        const isWide = ends(style.overflowX) && (text.left < left - tolerance || text.right > right + tolerance);
        const isHigh = ends(style.overflowY) && (text.top < top - tolerance || text.bottom > bottom + tolerance);
        if (isWide || isHigh) clipped.add(`${node.textContent.trim().slice(0, 60)} <${box.tagName} ${box.className}>`);
        // What scrolls shows the rest when it is scrolled to.
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
      }
    }
    return [...clipped];
  });

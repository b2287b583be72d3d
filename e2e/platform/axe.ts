import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Finding = { id: string; nodes: { html: string }[] };
type Axe = { run(context: unknown, options: object): Promise<{ violations: Finding[] }> };
export type Look = {
  /** Only what changes with the theme. */
  coloursOnly?: boolean;
  /** Only inside this part of the page. */
  within?: string;
  /** Rules that do not hold for what is open, each for a reason that stands where it is named. */
  apartFrom?: string[];
};

/** What axe finds on the page once nothing moves on it, open dialogs included. */
export async function axeFinds(
  page: Page,
  { coloursOnly = false, within, apartFrom = [] }: Look = {},
): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = coloursOnly
    ? { runOnly: ['color-contrast', 'link-in-text-block'] }
    : // Of WCAG 2.2; axe leaves it out unless it is asked for.
      { rules: { 'target-size': { enabled: true }, ...Object.fromEntries(apartFrom.map(off)) } };
  const options = { ...rules, resultTypes: ['violations'], preload: false };
  return page.evaluate(
    async ([part, given]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(part ?? document, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [within, options] as const,
  );
}

const off = (rule: string) => [rule, { enabled: false }];

/** Waits until what fades, slides or changes its colour has arrived; what turns for ever is not waited for. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    const moving = () => document.getAnimations().filter(ends);
    // A change of the theme is drawn a frame later, and only then begins to fade.
    for (let frames = 0; frames < 2; frames++) await frame();
    while (moving().length) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
    }
  });

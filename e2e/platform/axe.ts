import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Finding = { id: string; nodes: { html: string }[] };
type Axe = { run(context: unknown, options: object): Promise<{ violations: Finding[] }> };
export type AxeOptions = {
  /** Only what changes with the theme. */
  colorsOnly?: boolean;
  /** Only inside this part of the page. */
  within?: string;
  /** Rules to skip; the caller explains why. */
  ignoredRules?: string[];
};

/** The violations that axe finds once no animation runs, open dialogs included. */
export async function findViolations(
  page: Page,
  { colorsOnly = false, within, ignoredRules = [] }: AxeOptions = {},
): Promise<string[]> {
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = colorsOnly
    ? { runOnly: ['color-contrast', 'link-in-text-block'] }
    : // WCAG 2.2; off by default in axe.
      { rules: { 'target-size': { enabled: true }, ...Object.fromEntries(ignoredRules.map(off)) } };
  const options = { ...rules, resultTypes: ['violations'], preload: false };
  return page.evaluate(
    async ([part, runOptions]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(part ?? document, runOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [within, options] as const,
  );
}

const off = (rule: string) => [rule, { enabled: false }];

/** Waits until all finite animations have ended. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // One that fills stays in the list once it has ended: that of a toast for as long as the pointer rests on it.
    const ends = ({ effect, playState }: Animation) =>
      playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);
    const moving = () => document.getAnimations().filter(ends);
    // A change of the theme is drawn a frame later, and only then starts its transition.
    for (let frames = 0; frames < 2; frames++) await frame();
    while (moving().length) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
    }
  });

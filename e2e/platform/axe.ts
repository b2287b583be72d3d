import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe finds on the page as it stands, open dialogs included. */
export async function axeFinds(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

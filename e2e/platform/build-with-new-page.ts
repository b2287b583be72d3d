import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = dirname(dirname(import.meta.dirname));
const workspace = join(root, 'static-pages-remote');
const run = promisify(execFile);

const page = `
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useState } from 'react';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

const messages = { tab: 'Gift Cards', lead: 'A night somewhere else, for somebody you like.' };

function GiftCardsPage() {
  const [shown, setShown] = useState(false);
  return (
    <Container className="py-16">
      <PageHeading title="Give a night away" documentTitle={messages.tab}>{messages.lead}</PageHeading>
      <Button onClick={() => setShown(true)}>How it works</Button>
      {shown && <p>You choose the night, they choose the room.</p>}
    </Container>
  );
}

export const giftCardsPage: StaticPage = { Page: GiftCardsPage, list: (path) => [linkedPage(path, messages, 'support')] };
`;
const route = `
  { path: '/gift-cards', load: async () => (await import('../features/gift-cards/gift-cards-page.js')).giftCardsPage },`;

/** Builds a copy of the static pages to which somebody has added a page, `/gift-cards`: its folder and its route. */
export async function buildWithNewPage(): Promise<{ dist: string; remove(): void }> {
  // In the repository, where its packages are found.
  const copy = mkdtempSync(join(root, '.static-pages-'));
  const remove = () => rmSync(copy, { recursive: true });
  try {
    for (const part of ['src', 'shared-pictures', 'package.json', 'webpack.config.js', 'tsconfig.json'])
      cpSync(join(workspace, part), join(copy, part), { recursive: true });
    mkdirSync(join(copy, 'src/features/gift-cards'));
    writeFileSync(join(copy, 'src/features/gift-cards/gift-cards-page.tsx'), page);
    const routes = join(copy, 'src/app/pages.ts');
    const before = readFileSync(routes, 'utf8');
    const start = 'export const routes: Route[] = [';
    if (!before.includes(start)) throw new Error(`${routes} has no list of routes to add one to.`);
    writeFileSync(routes, before.replace(start, start + route));
    const webpack = join(workspace, 'node_modules/.bin/webpack-cli');
    await run(process.execPath, [webpack, '--mode', 'production'], { cwd: copy });
  } catch (error) {
    remove();
    throw error;
  }
  return { dist: join(copy, 'dist'), remove };
}

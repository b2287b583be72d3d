import { describePages } from '@wayhouse/web-kit/describe-pages';
import App from './App.js';
import { routes } from './pages.js';

/** What the build writes of these pages; it runs in Node. */
export const remotePages = (styles: string[]) => describePages({ remote: 'static-pages', listPages, App }, styles);

async function listPages() {
  const listed = await Promise.all(routes.map(async ({ path, load }) => (await load()).list(path)));
  return listed.flat();
}

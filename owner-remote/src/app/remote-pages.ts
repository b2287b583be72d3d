import { describePages, type PageFacts } from '@wayhouse/web-kit/describe-pages';
import { ownerPaths } from '../shared/owner-paths.js';
import { ownerPages } from './pages.js';

/** What the build writes of these pages; it runs in Node. They differ from owner to owner, so browsers draw them. */
export const remotePages = (styles: string[]) =>
  describePages({ remote: 'owner', area: ownerPaths.dashboard, listPages }, styles);

/** No search engine shows them. */
function listPages(): PageFacts[] {
  const pages = ownerPages.map(({ path, text, links }) => {
    const { title, lead } = text();
    return { path, title, description: lead, hidden: true, links: links?.() };
  });
  // The dashboard takes the place of whatever else is asked for.
  const others = pages.filter(({ path }) => path === ownerPaths.dashboard);
  return [...pages, ...others.map((page) => ({ ...page, path: `${ownerPaths.dashboard}/*`, links: undefined }))];
}

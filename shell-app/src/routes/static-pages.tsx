import { paths, staticPaths } from '@wayhouse/contracts/paths';
import { matchPath, useLocation } from 'react-router-dom';
import { NotFound } from '../features/not-found/not-found.js';
import { RemotePage } from '../shared/remotes/remote-page.js';

const remotePaths = [...Object.values(staticPaths), paths.apply.pattern, paths.blogPost.pattern];

/** The pages of the static-pages remote, and Not Found for every other address. */
export function StaticPages() {
  const { pathname } = useLocation();
  const isStatic = remotePaths.some((path) => matchPath(path, pathname));
  return isStatic ? <RemotePage remote="static-pages" /> : <NotFound />;
}

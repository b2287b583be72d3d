import { paths } from '@wayhouse/contracts/paths';
import { matchPath, useLocation } from 'react-router-dom';
import { NotFound } from '../features/not-found/not-found.js';
import { RemotePage } from '../shared/remotes/remote-page.js';

const { about, careers, press, blog, partners, helpCenter, safety, contact, accessibility } = paths;
const plain = [about, careers, press, blog, partners, helpCenter, safety, contact, accessibility];
const remotePaths = [...plain, '/apply/:job', `${blog}/:post`];

/** The pages of the static-pages remote, and Not Found for every other address. */
export function StaticPages() {
  const { pathname } = useLocation();
  const isStatic = remotePaths.some((path) => matchPath(path, pathname));
  return isStatic ? <RemotePage remote="static-pages" /> : <NotFound />;
}

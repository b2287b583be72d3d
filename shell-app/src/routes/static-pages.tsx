import { paths } from '@wayhouse/contracts/paths';
import { matchPath, useLocation } from 'react-router-dom';
import { NotFound } from '../features/not-found/not-found.js';
import { RemotePage } from '../shared/remotes/remote-page.js';

const { about, careers, press, blog, partners, helpCenter, safety, contact, accessibility } = paths;
const plain = [about, careers, press, blog, partners, helpCenter, safety, contact, accessibility];
const ofTheRemote = [...plain, '/apply/:job', `${blog}/:post`];

/** The information pages, which the static-pages remote brings, and every address that is nobody's. */
export function OtherPages() {
  const { pathname } = useLocation();
  const isStatic = ofTheRemote.some((path) => matchPath(path, pathname));
  return isStatic ? <RemotePage remote="static-pages" /> : <NotFound />;
}

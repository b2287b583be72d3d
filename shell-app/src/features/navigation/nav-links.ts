import { paths } from '@wayhouse/contracts/paths';
import { texts } from './messages.js';

type NavLink = { to: string; label: string };

export const navLinks: NavLink[] = [
  { to: paths.home, label: texts.links.home },
  { to: paths.rooms, label: texts.links.hotels },
  { to: paths.home, label: texts.links.experience },
  { to: paths.about, label: texts.links.about },
];

/** `page` for the link of the current page. Two links lead home; only the first is marked there. */
export const ariaCurrent = ({ to, label }: NavLink, pathname: string) =>
  to === pathname && label !== texts.links.experience ? 'page' : undefined;

import { paths } from '@wayhouse/contracts/paths';
import { messages } from './messages.js';

type NavLink = { to: string; label: string };

export const navLinks = (): NavLink[] => [
  { to: paths.home, label: messages.links.home },
  { to: paths.rooms, label: messages.links.hotels },
  { to: paths.home, label: messages.links.experience },
  { to: paths.about, label: messages.links.about },
];

/** `page` for the link of the current page. Two links lead home; only the first is marked there. */
export const ariaCurrent = ({ to, label }: NavLink, pathname: string) =>
  to === pathname && label !== messages.links.experience ? 'page' : undefined;

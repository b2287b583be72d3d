import { paths } from '@wayhouse/contracts/paths';
import { useRemoteLinks } from '../../shared/remotes/use-remote-links.js';
import { messages } from './messages.js';

type NavLink = { to: string; label: string };

export const useNavLinks = (): NavLink[] => [
  { to: paths.home, label: messages.links.home },
  { to: paths.rooms, label: messages.links.hotels },
  { to: paths.home, label: messages.links.experience },
  ...useRemoteLinks('menu'),
];

/** `page` for the link of the current page. Two links lead home; only the first is marked there. */
export const ariaCurrent = ({ to, label }: NavLink, pathname: string) =>
  to === pathname && label !== messages.links.experience ? 'page' : undefined;

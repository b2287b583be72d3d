import { paths } from '@wayhouse/contracts/paths';
import { useSession, useSignInIntent } from '@wayhouse/web-kit/session';
import { Sheet } from '@wayhouse/web-kit/ui/overlay/sheet';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRemoteLinks } from '../../shared/remotes/use-remote-links.js';
import { useAccount } from '../../shared/use-account.js';
import { messages } from './messages.js';
import { ariaCurrent, useNavLinks } from './nav-links.js';
import { ThemeSwitch } from './theme-switch.js';
import { useCloseOnBack } from './use-close-on-back.js';

export type MobileMenuProps = { onClose: () => void; onListHotel: () => void };

const itemStyle =
  'flex min-h-13 w-full items-center rounded-field px-3 text-left font-display text-xl transition-colors hover:bg-sand ' +
  'aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';

/** Slide-in menu with everything from the navigation bar, for small screens. Back closes it. */
export function MobileMenu({ onClose, onListHotel }: MobileMenuProps) {
  const { status, signIn, signOut } = useSession();
  const signInIntent = useSignInIntent();
  const { isOwner, worksAtHotel, isLoaded } = useAccount();
  const { pathname } = useLocation();
  const links = useNavLinks();
  const ownerLinks = useRemoteLinks('owners');
  useCloseOnBack(onClose);
  const link = (to: string, label: string) => (
    <li key={label}>
      <Link to={to} replace aria-current={ariaCurrent({ to, label }, pathname)} onClick={onClose} className={itemStyle}>
        {label}
      </Link>
    </li>
  );
  const action = (label: ReactNode, run: () => void, intent = {}) => (
    <li>
      <button
        {...intent}
        type="button"
        className={itemStyle}
        onClick={() => {
          onClose();
          run();
        }}
      >
        {label}
      </button>
    </li>
  );
  const isSignedIn = status === 'signed-in';
  return (
    <Sheet open onClose={onClose} title={messages.menu} from="right" footer={<ThemeSwitch />}>
      <ul className="-mx-3">
        {links.map(({ to, label }) => link(to, label))}
        <li aria-hidden className="my-3 h-px bg-line" />
        {isSignedIn && link(paths.myBookings, messages.myBookings)}
        {isSignedIn && link(paths.myData, messages.myData)}
        {isSignedIn && isLoaded && worksAtHotel && ownerLinks.map(({ to, label }) => link(to, label))}
        {isSignedIn && isLoaded && !isOwner && action(messages.listHotel, onListHotel)}
        {isSignedIn ? action(messages.signOut, () => void signOut()) : action(messages.login, signIn, signInIntent)}
      </ul>
    </Sheet>
  );
}

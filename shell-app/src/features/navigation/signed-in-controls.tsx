import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Link } from 'react-router-dom';
import { useRemoteLinks } from '../../shared/remotes/use-remote-links.js';
import { useRemotePreload } from '../../shared/remotes/use-remote-preload.js';
import { useAccount } from '../../shared/use-account.js';
import { messages } from './messages.js';
import { UserMenu } from './user-menu.js';

export type SignedInControlsProps = { isTransparent: boolean; onListHotel: () => void };

/** Dashboard for who works at a hotel, List Your Hotel for everyone else, and the user menu. */
export function SignedInControls({ isTransparent, onListHotel }: SignedInControlsProps) {
  const { user } = useSession();
  const { worksAtHotel, isLoaded } = useAccount();
  const ownerLinks = useRemoteLinks('owners');
  useRemotePreload('owner', isLoaded && worksAtHotel);
  const variant = isTransparent ? 'light' : 'secondary';
  if (!user) return null;
  return (
    <>
      <span className="hidden sm:block">
        {isLoaded &&
          worksAtHotel &&
          ownerLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={buttonStyle(variant, 'small')}>
              {label}
            </Link>
          ))}
        {isLoaded && !worksAtHotel && (
          <Button size="small" variant={variant} onClick={onListHotel}>
            {messages.listHotel}
          </Button>
        )}
      </span>
      <UserMenu user={user} />
    </>
  );
}

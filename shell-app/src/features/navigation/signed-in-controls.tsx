import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Link } from 'react-router-dom';
import { useRemotePreload } from '../../shared/remotes/use-remote-preload.js';
import { useAccount } from '../../shared/use-account.js';
import { messages } from './messages.js';
import { UserMenu } from './user-menu.js';

export type SignedInControlsProps = { isTransparent: boolean; onListHotel: () => void };

/** Dashboard for owners, List Your Hotel for everyone else, and the user menu. */
export function SignedInControls({ isTransparent, onListHotel }: SignedInControlsProps) {
  const { user } = useSession();
  const { isOwner, isLoaded } = useAccount();
  useRemotePreload('owner', isLoaded && isOwner);
  const variant = isTransparent ? 'light' : 'secondary';
  if (!user) return null;
  return (
    <>
      <span className="hidden sm:block">
        {isLoaded && isOwner && (
          <Link to={paths.owner} className={buttonStyle(variant, 'small')}>
            {messages.dashboard}
          </Link>
        )}
        {isLoaded && !isOwner && (
          <Button size="small" variant={variant} onClick={onListHotel}>
            {messages.listHotel}
          </Button>
        )}
      </span>
      <UserMenu user={user} />
    </>
  );
}

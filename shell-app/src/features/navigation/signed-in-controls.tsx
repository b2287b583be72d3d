import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Link } from 'react-router-dom';
import { useAccount } from '../../shared/use-account.js';
import { useRemoteAhead } from '../../shared/remotes/use-remote-preload.js';
import { texts } from './messages.js';
import { UserMenu } from './user-menu.js';

export type SignedInCornerProps = { isClear: boolean; onListHotel: () => void };

/** Dashboard for owners, List Your Hotel for everybody else, and the user menu. */
export function SignedInCorner({ isClear, onListHotel }: SignedInCornerProps) {
  const { user } = useSession();
  const { isOwner, isKnown } = useAccount();
  useRemoteAhead('owner', isKnown && isOwner);
  const variant = isClear ? 'light' : 'secondary';
  if (!user) return null;
  return (
    <>
      <span className="hidden sm:block">
        {isKnown && isOwner && (
          <Link to={paths.owner} className={buttonStyle(variant, 'small')}>
            {texts.dashboard}
          </Link>
        )}
        {isKnown && !isOwner && (
          <Button size="small" variant={variant} onClick={onListHotel}>
            {texts.listHotel}
          </Button>
        )}
      </span>
      <UserMenu user={user} />
    </>
  );
}

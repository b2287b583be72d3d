import { paths } from '@wayhouse/contracts/paths';
import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { useSession } from '@wayhouse/web-kit/session';
import { DropdownMenu } from '@wayhouse/web-kit/ui/action/dropdown-menu';
import { Avatar } from '@wayhouse/web-kit/ui/display/avatar';
import { CalendarCheck, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { texts } from './messages.js';

/** The signed-in user's avatar with a menu. */
export function UserMenu({ user }: { user: SignedInUser }) {
  const { signOut, openProfile } = useSession();
  const navigate = useNavigate();
  const icon = 'size-5 text-muted';
  return (
    <DropdownMenu
      trigger={
        <button type="button" className="rounded-pill p-1">
          <span className="sr-only">{texts.account}</span>
          <Avatar name={user.name} imageUrl={user.imageUrl} />
        </button>
      }
      heading={
        <>
          <p className="font-medium">{user.name}</p>
          <p className="text-sm text-muted">{user.email}</p>
        </>
      }
      items={[
        {
          label: texts.myBookings,
          icon: <CalendarCheck aria-hidden className={icon} />,
          onSelect: () => void navigate(paths.myBookings),
        },
        { label: texts.profile, icon: <UserRound aria-hidden className={icon} />, onSelect: openProfile },
        'line',
        { label: texts.signOut, icon: <LogOut aria-hidden className={icon} />, onSelect: () => void signOut() },
      ]}
    />
  );
}

import { paths } from '@wayhouse/contracts/paths';
import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { useSession } from '@wayhouse/web-kit/session';
import { DropdownMenu } from '@wayhouse/web-kit/ui/action/dropdown-menu';
import { Avatar } from '@wayhouse/web-kit/ui/display/avatar';
import { CalendarCheck, FileUser, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages.js';

/** The signed-in user's avatar with a menu. */
export function UserMenu({ user }: { user: SignedInUser }) {
  const { signOut, openProfile } = useSession();
  const navigate = useNavigate();
  const icon = 'size-5 text-muted';
  return (
    <DropdownMenu
      trigger={
        <button type="button" className="rounded-pill p-1">
          <span className="sr-only">{messages.account}</span>
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
          label: messages.myBookings,
          icon: <CalendarCheck aria-hidden className={icon} />,
          onSelect: () => void navigate(paths.myBookings),
        },
        { label: messages.profile, icon: <UserRound aria-hidden className={icon} />, onSelect: openProfile },
        {
          label: messages.myData,
          icon: <FileUser aria-hidden className={icon} />,
          onSelect: () => void navigate(paths.myData),
        },
        'line',
        { label: messages.signOut, icon: <LogOut aria-hidden className={icon} />, onSelect: () => void signOut() },
      ]}
    />
  );
}

import { paths } from '@wayhouse/contracts/paths';
import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Avatar } from '@wayhouse/web-kit/ui/display/avatar';
import { DropdownMenu } from '@wayhouse/web-kit/ui/action/dropdown-menu';
import { Bell, ChevronDown, FileUser, LogOut, UserRound } from 'lucide-react';
import { leavePage } from '../shared/form/leave-page.js';
import { ownerPaths } from '../shared/owner-paths.js';
import { useHasHotel } from '../shared/use-own-hotels.js';
import { messages } from './messages.js';

const icon = 'size-5 text-muted';

export function UserMenu({ user }: { user: SignedInUser }) {
  const { openProfile, signOut, navigate } = useHost();
  const hasHotel = useHasHotel();
  const signOutToHome = async () => {
    if ((await signOut()) !== false) navigate(paths.home);
  };
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={messages.account(user.name)}
          className="flex min-h-11 items-center -mr-1 gap-2.5 rounded-pill p-1 transition-colors hover:bg-sand sm:-mr-3 sm:pr-3"
        >
          <Avatar name={user.name} imageUrl={user.imageUrl} />
          <span className="hidden max-w-44 truncate text-[15px] font-medium sm:block">{user.name}</span>
          <ChevronDown aria-hidden className="hidden size-4 text-muted sm:block" />
        </button>
      }
      heading={
        <>
          <p className="font-medium">{user.name}</p>
          <p className="text-sm text-muted">{user.email}</p>
        </>
      }
      items={[
        { label: messages.profile, icon: <UserRound aria-hidden className={icon} />, onSelect: openProfile },
        { label: messages.myData, icon: <FileUser aria-hidden className={icon} />, to: paths.myData },
        ...(hasHotel
          ? [
              {
                label: messages.notifications,
                icon: <Bell aria-hidden className={icon} />,
                to: ownerPaths.notifications,
              },
            ]
          : []),
        'line',
        {
          label: messages.signOut,
          icon: <LogOut aria-hidden className={icon} />,
          onSelect: () => leavePage(signOutToHome),
        },
      ]}
    />
  );
}

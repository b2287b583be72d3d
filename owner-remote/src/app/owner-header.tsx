import { useHost } from '@wayhouse/web-kit/remote-root';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { HotelMenu } from './hotel-menu.js';
import { UserMenu } from './user-menu.js';

/** Without the menu of hotels where the one that it would name is lost. */
export function OwnerHeader({ hasMenu }: { hasMenu: boolean }) {
  const { user } = useHost();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <Container className="flex h-16 items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3 sm:gap-4">
          <Brand isCompact />
          {hasMenu && <HotelMenu />}
        </div>
        {user && <UserMenu user={user} />}
      </Container>
    </header>
  );
}

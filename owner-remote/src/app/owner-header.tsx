import { useHost } from '@wayhouse/web-kit/remote-root';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { UserMenu } from './user-menu.js';
import { messages } from './messages.js';

export function OwnerHeader() {
  const { user } = useHost();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <Container className="flex h-16 items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <Brand />
          <Badge tone="accent" className="max-[359px]:hidden">
            {messages.forOwners}
          </Badge>
        </div>
        {user && <UserMenu user={user} />}
      </Container>
    </header>
  );
}

import { classNames } from '@wayhouse/web-kit/class-names';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyOverlay } from '../../shared/lazy.js';
import { messages } from './messages.js';
import type { MobileMenuProps } from './mobile-menu.js';

/** Opens the slide-in menu on small screens. */
export function MobileMenuButton({ isTransparent, onListHotel }: { isTransparent: boolean; onListHotel: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const isNeeded = !useIsWide(1024);
  useEffect(() => (isNeeded ? whenIdle(MobileMenu.preload) : undefined), [isNeeded]);
  return (
    <>
      <IconButton
        label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={classNames('-mr-2 lg:hidden noscript:hidden', isTransparent && 'hover:bg-white/15')}
      >
        <Menu aria-hidden className="size-6" />
      </IconButton>
      {isOpen && <MobileMenu onClose={() => setOpen(false)} onListHotel={onListHotel} />}
    </>
  );
}

const MobileMenu = lazyOverlay<MobileMenuProps>(async () => (await import('./mobile-menu.js')).MobileMenu);

import { classNames } from '@wayhouse/web-kit/class-names';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { laterOverlay } from '../../shared/lazy.js';
import type { SlideMenuProps } from './mobile-menu.js';
import { texts } from './messages.js';

/** On small screens: opens the menu that slides in. */
export function MenuButton({ isClear, onListHotel }: { isClear: boolean; onListHotel: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const isNeeded = !useIsWide(1024);
  useEffect(() => (isNeeded ? whenIdle(SlideMenu.preload) : undefined), [isNeeded]);
  return (
    <>
      <IconButton
        label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={classNames('-mr-2 lg:hidden', isClear && 'hover:bg-white/15')}
      >
        <Menu aria-hidden className="size-6" />
      </IconButton>
      {isOpen && <SlideMenu onClose={() => setOpen(false)} onListHotel={onListHotel} />}
    </>
  );
}

const SlideMenu = laterOverlay<SlideMenuProps>(async () => (await import('./mobile-menu.js')).SlideMenu);

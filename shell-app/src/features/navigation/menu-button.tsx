import { classNames } from '@wayhouse/web-kit/class-names';
import { IconButton } from '@wayhouse/web-kit/ui/icon-button';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { laterPart } from '../../app/later.js';
import type { SlideMenuProps } from './slide-menu.js';
import { texts } from './texts.js';

/** On small screens: opens the menu that slides in. */
export function MenuButton({ isClear, onListHotel }: { isClear: boolean; onListHotel: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.openMenu}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={classNames('-mr-2 lg:hidden', isClear && 'hover:bg-white/15')}
      >
        <Menu aria-hidden className="size-6" />
      </IconButton>
      {isOpen && <SlideMenu onClose={() => setOpen(false)} onListHotel={onListHotel} />}
    </>
  );
}

const SlideMenu = laterPart<SlideMenuProps>(async () => (await import('./slide-menu.js')).SlideMenu, {
  waiting: null,
  failed: () => null,
});

import { paths } from '@wayhouse/contracts/paths';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { Link, useLocation } from 'react-router-dom';
import { AccountCorner } from './account-controls.js';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { MenuButton } from './mobile-menu-button.js';
import { currentOf, navLinks } from './nav-links.js';
import { texts } from './messages.js';
import { useIsScrolled } from './use-is-scrolled.js';

/** Over the photograph at the top of the home page it is transparent; everywhere else solid. */
export function NavBar({ onListHotel }: { onListHotel: () => void }) {
  const { pathname } = useLocation();
  const isScrolled = useIsScrolled();
  const isHome = pathname === paths.home;
  const isClear = isHome && !isScrolled;
  return (
    <header
      data-solid={!isClear}
      className={classNames(
        'top-0 z-30 transition-colors duration-200 print:hidden',
        isHome ? 'fixed inset-x-0' : 'sticky',
        isClear
          ? 'bg-linear-to-b from-black/65 to-black/0 text-white [--ring:var(--color-white)]'
          : 'border-b border-line bg-paper/95 text-ink backdrop-blur-md',
      )}
    >
      <Container className="flex h-18 items-center justify-between gap-2 sm:gap-6">
        <Brand />
        <nav aria-label={texts.main} className="hidden lg:block">
          <ul className="flex gap-1">
            {navLinks.map((link) => (
              <li key={link.label}>
                <Link
                  to={link.to}
                  aria-current={currentOf(link, pathname)}
                  className={classNames(
                    'inline-flex min-h-11 items-center rounded-pill px-4 text-[15px] font-medium transition-colors',
                    'aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
                    isClear ? 'hover:bg-white/15' : 'hover:bg-sand',
                  )}
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-end gap-1 sm:gap-2 lg:min-w-44">
          <AccountCorner isClear={isClear} onListHotel={onListHotel} />
          <MenuButton isClear={isClear} onListHotel={onListHotel} />
        </div>
      </Container>
    </header>
  );
}

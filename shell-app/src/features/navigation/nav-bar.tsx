import { paths } from '@wayhouse/contracts/paths';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SharedPart } from '../../shared/shared-part.js';
import { AccountControls } from './account-controls.js';
import { MenuWithoutScripts } from './menu-without-scripts.js';
import { messages } from './messages.js';
import { MobileMenuButton } from './mobile-menu-button.js';
import { ariaCurrent, useNavLinks } from './nav-links.js';

/** Transparent over the photo at the top of the home page, solid everywhere else. */
export function NavBar({ onListHotel }: { onListHotel: () => void }) {
  const { pathname } = useLocation();
  const links = useNavLinks();
  const isScrolled = useIsScrolled();
  const isHome = pathname === paths.home;
  const isTransparent = isHome && !isScrolled;
  return (
    <SharedPart by={['navigation', isHome, isTransparent, links.map((link) => ariaCurrent(link, pathname) ?? '')]}>
      <header
        data-solid={!isTransparent}
        className={classNames(
          'top-0 z-30 transition-colors duration-200 print:hidden',
          isHome ? 'fixed inset-x-0' : 'sticky',
          isTransparent
            ? 'bg-linear-to-b from-black/65 to-black/0 text-white [--ring:var(--color-white)]'
            : 'border-b border-line bg-paper/95 text-ink backdrop-blur-md',
        )}
      >
        <Container className="flex h-18 items-center justify-between gap-2 sm:gap-6">
          <Brand />
          <nav aria-label={messages.main} className="hidden lg:block">
            <ul className="flex gap-1">
              {links.map((link) => (
                <li key={link.label}>
                  <Link
                    to={link.to}
                    aria-current={ariaCurrent(link, pathname)}
                    className={classNames(
                      'inline-flex min-h-11 items-center rounded-pill px-4 text-[15px] font-medium transition-colors',
                      'aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
                      isTransparent ? 'hover:bg-white/15' : 'hover:bg-sand',
                    )}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center justify-end gap-1 sm:gap-2 lg:min-w-44">
            <AccountControls isTransparent={isTransparent} onListHotel={onListHotel} />
            <MobileMenuButton isTransparent={isTransparent} onListHotel={onListHotel} />
            <MenuWithoutScripts isTransparent={isTransparent} />
          </div>
        </Container>
      </header>
    </SharedPart>
  );
}

const threshold = 10;

/** Whether the page has been scrolled by more than ten pixels. */
const useIsScrolled = () =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true });
      return () => window.removeEventListener('scroll', changed);
    },
    () => window.scrollY > threshold,
    () => false,
  );

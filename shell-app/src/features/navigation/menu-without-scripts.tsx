import { paths } from '@wayhouse/contracts/paths';
import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { WithoutScripts } from '../../shared/without-scripts.js';
import { messages } from './messages.js';
import { useNavLinks } from './nav-links.js';

const controlStyle =
  'flex size-11 cursor-pointer list-none items-center justify-center rounded-pill transition-colors [&::-webkit-details-marker]:hidden';

/** The menu of small screens where there are no scripts: it opens by itself. */
export function MenuWithoutScripts({ isTransparent }: { isTransparent: boolean }) {
  const links = useNavLinks();
  if (useIsInBrowser()) return null;
  return (
    <details className="relative -mr-2 lg:hidden not-noscript:hidden">
      <summary
        aria-label={messages.menu}
        className={classNames(controlStyle, isTransparent ? 'hover:bg-white/15' : 'hover:bg-sand')}
      >
        <Menu aria-hidden className="size-6" />
      </summary>
      <nav
        aria-label={messages.menu}
        className="absolute top-full right-0 z-40 mt-2 w-72 max-w-[calc(100vw-2.5rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-soft"
      >
        <ul className="mb-3">
          {[...links, { to: paths.myBookings, label: messages.myBookings }].map(({ to, label }) => (
            <li key={label}>
              <Link
                to={to}
                className="flex min-h-13 items-center rounded-field px-3 font-display text-xl hover:bg-sand"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <WithoutScripts />
      </nav>
    </details>
  );
}

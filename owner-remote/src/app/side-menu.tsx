import { classNames } from '@wayhouse/web-kit/class-names';
import { NavLink } from 'react-router-dom';
import { ForRole } from '../shared/for-role.js';
import { ownerPaths } from '../shared/owner-paths.js';
import { messages } from './messages.js';
import { ownerPages } from './pages.js';

const entries = ownerPages.flatMap(({ path, text, MenuIcon, needs = 'viewer' }) =>
  MenuIcon ? { path, text, MenuIcon, needs } : [],
);

const entryStyle =
  'flex min-h-14 min-w-11 flex-col items-center justify-center gap-1 rounded-field text-xs font-medium transition-colors ' +
  'lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:px-4 lg:text-[15px]';

/** At the left; on phones at the bottom, in reach of the thumb. */
export const SideMenu = () => (
  <nav
    aria-label={messages.area}
    data-bottom-bar
    className="fixed inset-x-0 bottom-(--snackbar-height,0px) z-30 border-t border-line bg-surface px-1 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] md:static md:z-auto md:w-24 md:shrink-0 md:border-t-0 md:border-r md:bg-transparent md:py-10 md:pr-4 md:pl-0 lg:w-56 lg:pr-6"
  >
    <ul className="grid grid-flow-col gap-1 md:sticky md:top-26 md:grid-flow-row md:gap-2">
      {entries.map(({ path, text, MenuIcon, needs }) => (
        <ForRole key={path} needs={needs}>
          <li>
            <NavLink
              to={path}
              end={path === ownerPaths.dashboard}
              className={({ isActive }) =>
                classNames(
                  entryStyle,
                  isActive ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-sand hover:text-ink',
                )
              }
            >
              <MenuIcon aria-hidden className="size-5 shrink-0" />
              {text().title}
            </NavLink>
          </li>
        </ForRole>
      ))}
    </ul>
  </nav>
);

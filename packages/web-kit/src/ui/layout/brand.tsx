import { paths } from '@wayhouse/contracts/paths';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.js';
import { messages } from '../../messages.js';

/** The logo, linked to the home page. `isCompact`: without the name on phones. */
export const Brand = ({ isCompact }: { isCompact?: boolean }) => (
  <Link to={paths.home} className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-field">
    <svg viewBox="0 0 32 32" aria-hidden className="size-8">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d="M7 10.5 11.2 23 16 12.5 20.8 23 25 10.5"
        className="fill-none stroke-on-accent"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span
      className={classNames('font-display text-[22px] font-semibold tracking-tight', isCompact && 'max-sm:sr-only')}
    >
      {messages.brand}
    </span>
  </Link>
);

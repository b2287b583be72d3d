import { paths } from '@wayhouse/contracts/paths';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.js';

/** The logo, linked to the home page. */
export const Brand = () => (
  <Link to={paths.home} className="flex min-h-11 items-center gap-2.5 rounded-field">
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
    <span className="font-display text-[22px] font-semibold tracking-tight">{messages.brand}</span>
  </Link>
);

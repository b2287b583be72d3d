import { CircleAlert } from 'lucide-react';
import type { SearchErrors } from './search-criteria.js';

/** One error at a time, below the form. It has its own background, because it may overlay a photo. */
export const SearchErrorNote = ({ id, errors }: { id: string; errors: SearchErrors }) => {
  const error = errors.destination ?? errors.dates;
  return (
    <div id={id} role="alert" className="absolute top-full left-0 empty:hidden">
      {error && (
        <p className="mt-2 inline-flex animate-appear items-center gap-2 rounded-pill bg-danger-soft px-4 py-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="size-4 shrink-0" /> {error}
        </p>
      )}
    </div>
  );
};

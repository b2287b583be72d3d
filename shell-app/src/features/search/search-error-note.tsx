import { CircleAlert } from 'lucide-react';
import type { SearchErrors } from './search-criteria.js';

/**
 * What is wrong with a search, one thing at a time: below the form, in room that is there anyway, and on a ground of
 * its own, since it may stand over a photograph.
 */
export const SearchProblems = ({ id, errors }: { id: string; errors: SearchErrors }) => {
  const sentence = errors.destination ?? errors.dates;
  return (
    <div id={id} role="alert" className="absolute top-full left-0 empty:hidden">
      {sentence && (
        <p className="mt-2 inline-flex animate-appear items-center gap-2 rounded-pill bg-danger-soft px-4 py-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="size-4 shrink-0" /> {sentence}
        </p>
      )}
    </div>
  );
};

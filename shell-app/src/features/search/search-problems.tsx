import { CircleAlert } from 'lucide-react';
import type { SearchErrors } from './search.js';

/** What is wrong with a search, on a ground of its own: it may stand over a photograph. */
export function SearchProblems({ id, errors }: { id: string; errors: SearchErrors }) {
  const sentences = [errors.destination, errors.dates].filter(Boolean);
  return (
    <div id={id} role="alert" className="empty:hidden">
      {sentences.map((sentence) => (
        <p
          key={sentence}
          className="mt-3 mr-3 inline-flex animate-appear items-center gap-2 rounded-pill bg-danger-soft px-4 py-2 text-sm text-danger"
        >
          <CircleAlert aria-hidden className="size-4" /> {sentence}
        </p>
      ))}
    </div>
  );
}

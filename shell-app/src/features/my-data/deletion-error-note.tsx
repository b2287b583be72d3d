import { paths } from '@wayhouse/contracts/paths';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

/** Why nothing was deleted, with a link to where that can be changed. */
export function DeletionErrorNote({ error }: { error: Error }) {
  const solution = solutionOf(error);
  return (
    <div role="alert" className="mt-4 rounded-field bg-danger-soft px-4 py-3 text-sm text-danger">
      <p className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {error.message}
      </p>
      {solution && (
        <Link to={solution.path} className={buttonStyle('secondary', 'small', 'mt-3')}>
          {solution.label}
        </Link>
      )}
    </div>
  );
}

function solutionOf(error: Error) {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'stays-to-come') return { path: paths.myBookings, label: messages.deletion.myBookings };
  if (code === 'guests-to-come') return { path: paths.owner, label: messages.deletion.dashboard };
  return undefined;
}

import { paths } from '@wayhouse/contracts/paths';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useListBefore } from '../../shared/list-origin.js';
import { texts } from './messages.js';

/** Back to the list one came from, with its filters and where one was in it; without one to all rooms. */
export function BackToRooms() {
  const navigate = useNavigate();
  const list = useListBefore();
  const goBack = (event: MouseEvent) => {
    // In another tab or window it is a link like any other.
    if (!list || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={list ?? paths.rooms}
      onClick={goBack}
      className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" /> {list ? texts.backToList : texts.allRooms}
    </Link>
  );
}

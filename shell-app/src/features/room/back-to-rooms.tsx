import { paths } from '@wayhouse/contracts/paths';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePreviousList } from '../../shared/list-origin.js';
import { messages } from './messages.js';

/** Back to the list the room was opened from, with its filters and scroll position, or else to all rooms. */
export function BackToRooms() {
  const navigate = useNavigate();
  const list = usePreviousList();
  const goBack = (event: MouseEvent) => {
    // With a modifier key it opens in another tab or window like any link.
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
      <ArrowLeft aria-hidden className="size-4" /> {list ? messages.backToList : messages.allRooms}
    </Link>
  );
}

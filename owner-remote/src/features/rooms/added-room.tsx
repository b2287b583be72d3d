import { paths } from '@wayhouse/contracts/paths';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomLabel } from '@wayhouse/messages/room-names';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { messages } from './messages.js';

/** Confirms at the top of the page that a room was added, and leads to what comes next. */
export function AddedRoom({ room }: { room: OwnRoom }) {
  const { listed, seeAsGuest, describe, rates } = messages.add;
  const link = buttonStyle('quiet', 'small');
  return (
    <div ref={show} tabIndex={-1} className="mt-6 rounded-field bg-success-soft px-4 py-3">
      <p className="font-medium">{listed(roomLabel(room))}</p>
      <div className="-ml-4 flex flex-wrap">
        <Link to={paths.room(room._id)} className={link}>
          <Eye aria-hidden className="size-4" /> {seeAsGuest}
        </Link>
        <Link to={ownerPaths.description(room._id)} className={link}>
          {describe}
        </Link>
        <Link to={ownerPaths.rates(room._id)} className={link}>
          {rates}
        </Link>
      </div>
    </div>
  );
}

/** The button that was pressed is far below. */
function show(box: HTMLElement | null) {
  if (!box) return;
  window.scrollTo(0, 0);
  box.focus({ preventScroll: true });
}

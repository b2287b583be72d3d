import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomLabel } from '@wayhouse/messages/room-names';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Link } from 'react-router-dom';
import { ownerPaths } from './owner-paths.js';
import { RoomThumbnail } from './room-thumbnail.js';

type RoomLink = { to: string; label: string };
type Props = { room: OwnRoom; link: RoomLink; /** To the list of rooms. */ back: string };

/** Which room a page is about, with a link to another page of it. */
export const RoomHeader = ({ room, link, back }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <RoomThumbnail room={room} className="w-20" />
    <h2 className="mr-auto min-w-0 font-display text-2xl wrap-anywhere">{roomLabel(room)}</h2>
    <span className="-ml-4 flex flex-wrap">
      {[link, { to: ownerPaths.listRoom, label: back }].map(({ to, label }) => (
        <Link key={to} to={to} className={buttonStyle('quiet', 'small')}>
          {label}
        </Link>
      ))}
    </span>
  </div>
);

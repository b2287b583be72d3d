import { roomsPath } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { writeStay } from '../../shared/stay-params.js';
import { useSearchedStay } from '../../shared/use-searched-stay.js';
import { messages } from './messages.js';

/** Replaces the booking card while the owner has switched the room off. */
export const RoomUnavailable = ({ city }: Pick<Room['hotel'], 'city'>) => (
  <Card className="p-6 shadow-soft">
    <h2 className="flex items-center gap-3 font-display text-2xl">
      <DoorClosed aria-hidden className="size-6 shrink-0 text-warn" strokeWidth={1.5} /> {messages.unavailable.title}
    </h2>
    <p className="mt-3 text-muted">{messages.unavailable.body}</p>
    <Link
      to={roomsPath({ destination: city, ...writeStay(useSearchedStay()) })}
      className={buttonStyle('primary', 'medium', 'mt-5')}
    >
      {messages.unavailable.others(city)}
    </Link>
  </Card>
);

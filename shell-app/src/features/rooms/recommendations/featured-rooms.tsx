import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Link } from 'react-router-dom';
import { Section } from '../../../shared/section.js';
import { RoomRail } from './room-rail.js';
import { texts } from '../messages.js';
import { useFirstRooms } from './use-newest-rooms.js';

/** The first four rooms. */
export function FeaturedRooms() {
  const rooms = useFirstRooms();
  return (
    <Section
      title={texts.featured.title}
      lead={texts.featured.lead}
      action={
        <Link to={paths.rooms} className={buttonStyle('secondary')}>
          {texts.featured.all}
        </Link>
      }
    >
      <RoomRail rooms={rooms.data?.slice(0, shown)} failed={rooms.isError} onRetry={() => void rooms.refetch()} />
    </Section>
  );
}

const shown = 4;

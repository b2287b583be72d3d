import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Link } from 'react-router-dom';
import { Section } from '../../../shared/section.js';
import { messages } from '../messages.js';
import { railLength } from './rail-length.js';
import { RoomRail } from './room-rail.js';
import { useRecommendedRooms } from './use-recommended-rooms.js';

/** The rooms that are booked most. */
export function FeaturedRooms() {
  const rooms = useRecommendedRooms();
  return (
    <Section
      title={messages.featured.title}
      lead={messages.featured.lead}
      action={
        <Link to={paths.rooms} className={buttonStyle('secondary')}>
          {messages.featured.all}
        </Link>
      }
    >
      <RoomRail
        rooms={rooms.data?.slice(0, railLength)}
        hasFailed={rooms.isError}
        onRetry={() => void rooms.refetch()}
      />
    </Section>
  );
}

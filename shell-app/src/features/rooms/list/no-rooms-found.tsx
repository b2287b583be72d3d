import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSuggestions } from '../filters/use-suggestions.js';
import { messages } from '../messages.js';
import type { RoomSearch } from '../room-search.js';
import { roomsPageHref } from '../search-params.js';
import { useNearPlaces } from './use-near-places.js';

type Props = { search: RoomSearch; onChange: (change: Partial<RoomSearch>) => void };

/** Suggests places that may have been meant, and which filter to remove with how many rooms that would find. */
export function NoRoomsFound({ search, onChange }: Props) {
  const near = useNearPlaces(search.destination);
  const suggestions = useSuggestions(search);
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.none.title}
      action={
        <div className="flex min-h-28 flex-wrap content-start justify-center gap-3" aria-busy={!suggestions}>
          {near.map((place) => (
            <Link
              key={place}
              to={roomsPageHref({ ...search, destination: place, hotel: '' })}
              className={buttonStyle('primary', 'medium')}
            >
              {messages.none.didYouMean(place)}
            </Link>
          ))}
          {suggestions?.map(({ id, label, without, count }) => (
            <Button key={id} variant="secondary" onClick={() => onChange(without)}>
              {messages.none.suggestion(label, count)}
            </Button>
          ))}
          {!suggestions?.length && (
            <Link
              to={paths.rooms}
              className={buttonStyle(
                near.length ? 'secondary' : 'primary',
                'medium',
                suggestions ? '' : 'not-noscript:hidden',
              )}
            >
              {messages.none.all}
            </Link>
          )}
        </div>
      }
    >
      {near.length ? messages.none.near : suggestions?.length === 0 ? messages.none.noSuggestions : messages.none.body}
    </EmptyState>
  );
}

import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RoomSearch } from '../room-search.js';
import { texts } from '../messages.js';
import { useWaysOut } from '../filters/use-suggestions.js';

type Props = { search: RoomSearch; onChange: (change: Partial<RoomSearch>) => void };

/** Nothing fits: what to do without, and what that would bring. */
export function NoRooms({ search, onChange }: Props) {
  const ways = useWaysOut(search);
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.none.title}
      action={
        <div className="flex min-h-28 flex-wrap content-start justify-center gap-3" aria-busy={!ways}>
          {ways?.map(({ id, label, without, total }) => (
            <Button key={id} variant="secondary" onClick={() => onChange(without)}>
              {texts.none.would(label, total)}
            </Button>
          ))}
          {ways?.length === 0 && (
            <Link to={paths.rooms} className={buttonStyle()}>
              {texts.none.all}
            </Link>
          )}
        </div>
      }
    >
      {ways?.length === 0 ? texts.none.nothing : texts.none.body}
    </EmptyState>
  );
}

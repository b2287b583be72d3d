import type { ImportedCalendar } from '@wayhouse/contracts/calls/calendar-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { formatDate, formatInstant } from '@wayhouse/messages/format-date';
import { formatList } from '@wayhouse/messages/format-list';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { Copy, RefreshCw } from 'lucide-react';
import { EntryActions } from '../../../shared/entry-actions.js';
import { ForRole } from '../../../shared/for-role.js';
import { CalendarConflicts } from './calendar-conflicts.js';
import { messages } from './messages.js';
import { useCalendarChanges } from './use-calendars.js';
import { useCopyAddress } from './use-copy-address.js';

const tones = { waiting: 'plain', imported: 'success', failed: 'danger' } as const;

type Props = {
  room: OwnRoom;
  calendar: ImportedCalendar;
  address: string;
  /** The name of what is of its unit. */
  named: (what: string) => string;
  onChange: () => void;
  onRemove: () => void;
};

/** A calendar of another site: what its last import has led to, and what can be done about it. */
export function CalendarRow({ room, calendar, address, named, onChange, onRemove }: Props) {
  const { _id, name, site, state, failure, importedAt, nextAt, nights, repeating, conflicts } = calendar;
  const { mutate, isPending } = useCalendarChanges(room._id).importNow;
  const copyAddress = useCopyAddress();
  const texts = messages.imported;
  const at = (instant: string) => formatInstant(instant, room.hotel.city);
  return (
    <li className="py-4">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {name} <Badge tone={tones[state]}>{texts.state[state]}</Badge>
          </p>
          <div className="mt-1 text-sm text-muted wrap-anywhere">
            <DotSeparatedList items={[site, texts.nights(nights)]} />
          </div>
          <p className="text-sm text-muted">
            {importedAt ? texts.last(at(importedAt)) : texts.never}. {texts.next(at(nextAt))}.
          </p>
        </div>
        <ForRole needs="manager">
          <EntryActions
            labels={{ change: named(texts.change(name)), remove: named(texts.remove(name)) }}
            onChange={onChange}
            onRemove={onRemove}
          />
        </ForRole>
      </div>
      {failure && (
        <p className="mt-2 text-sm text-danger">
          {messages.failures[failure]} {nights > 0 && texts.stays}
        </p>
      )}
      {repeating && (
        <p className="mt-2 text-sm text-danger">{texts.repeating(formatList(repeating.map(formatDate)))}</p>
      )}
      {conflicts.length > 0 && <CalendarConflicts conflicts={conflicts} />}
      <div className="mt-3 -ml-4 flex flex-wrap items-center">
        <ForRole needs="manager">
          <Button
            variant="quiet"
            size="small"
            aria-label={named(texts.nowOf(name))}
            busy={isPending}
            onClick={() => mutate(_id)}
          >
            <RefreshCw aria-hidden className="size-4" /> {texts.now}
          </Button>
        </ForRole>
        <Button
          variant="quiet"
          size="small"
          aria-label={named(texts.copyFor(name))}
          onClick={() => copyAddress(`${address}?without=${_id}`)}
        >
          <Copy aria-hidden className="size-4" /> {texts.copyFor(name)}
        </Button>
      </div>
    </li>
  );
}

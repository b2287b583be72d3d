import type { ImportedCalendar, UnitCalendars } from '@wayhouse/contracts/calls/calendar-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { limits } from '@wayhouse/domain/limits';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ForRole } from '../../../shared/for-role.js';
import { AddCalendarDialog, ChangeCalendarDialog } from './calendar-dialog.js';
import { CalendarRow } from './calendar-row.js';
import { messages } from './messages.js';
import { RemoveCalendarDialog } from './remove-calendar-dialog.js';
import { ReplaceAddressDialog } from './replace-address-dialog.js';
import { UnitAddress } from './unit-address.js';

type Props = {
  room: OwnRoom;
  unit: UnitCalendars;
  /** It is all of the room. */
  isOnly: boolean;
  /** It is the first one, and explains the others. */
  isFirst: boolean;
};
type Opened = { dialog: 'add' | 'replace' } | { dialog: 'change' | 'remove'; calendar: ImportedCalendar };

/** The calendar of a unit for other sites, and those of other sites that are imported. */
export function UnitCalendarsCard({ room, unit: { unit, address, calendars }, isOnly, isFirst }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const isThere = unit <= (room.units ?? 1);
  const title = isThere ? messages.unit(unit) : messages.unitGone(unit);
  const Heading = isOnly ? 'h3' : 'h4';
  const named = (what: string) => (isOnly ? what : messages.ofUnit(title, what));
  const { none, add, full, lead, copyHint, title: heading } = messages.imported;
  return (
    <Card className="grid gap-6 p-4 sm:p-6">
      {!isOnly && <h3 className="font-display text-xl">{title}</h3>}
      {isThere && (
        <UnitAddress
          address={address}
          explains={isFirst}
          Heading={Heading}
          named={named}
          onReplace={() => setOpened({ dialog: 'replace' })}
        />
      )}
      <section aria-label={named(heading)}>
        <Heading className="font-semibold">{heading}</Heading>
        {isFirst && <p className="mt-1 text-sm text-pretty text-muted">{lead}</p>}
        {calendars.length > 0 ? (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {calendars.map((calendar) => (
              <CalendarRow
                key={calendar._id}
                room={room}
                calendar={calendar}
                address={address}
                named={named}
                onChange={() => setOpened({ dialog: 'change', calendar })}
                onRemove={() => setOpened({ dialog: 'remove', calendar })}
              />
            ))}
          </ul>
        ) : (
          <p className="mt-3">{none}</p>
        )}
        {calendars.length > 0 && <p className="mt-3 text-sm text-pretty text-muted">{copyHint}</p>}
        {isThere && (
          <ForRole needs="manager">
            {calendars.length < limits.calendarsPerUnit ? (
              <Button className="mt-4" aria-label={named(add)} onClick={() => setOpened({ dialog: 'add' })}>
                <Plus aria-hidden className="size-5" /> {add}
              </Button>
            ) : (
              <p className="mt-4">{full(limits.calendarsPerUnit)}</p>
            )}
          </ForRole>
        )}
      </section>
      {opened?.dialog === 'add' && <AddCalendarDialog room={room._id} unit={unit} onClose={close} />}
      {opened?.dialog === 'replace' && <ReplaceAddressDialog room={room._id} unit={unit} onClose={close} />}
      {opened?.dialog === 'change' && (
        <ChangeCalendarDialog room={room._id} calendar={opened.calendar} onClose={close} />
      )}
      {opened?.dialog === 'remove' && (
        <RemoveCalendarDialog room={room._id} calendar={opened.calendar} onClose={close} />
      )}
    </Card>
  );
}

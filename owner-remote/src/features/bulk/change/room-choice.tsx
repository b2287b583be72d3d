import type { OwnRoom } from '@wayhouse/contracts/room';
import { type RoomType, roomTypes } from '@wayhouse/domain/room-types';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { Checkbox } from '@wayhouse/web-kit/ui/form/checkbox';
import { type Control, useController } from 'react-hook-form';
import { useRoomNames } from '../../../shared/use-room-names.js';
import type { BulkDraft } from './bulk-draft.js';
import { messages } from './messages.js';

type Props = { rooms: OwnRoom[]; control: Control<BulkDraft> };

/** All rooms, those of a type, or single ones. */
export function RoomChoice({ rooms, control }: Props) {
  const { field, fieldState } = useController({ control, name: 'rooms' });
  const names = useRoomNames(rooms);
  const { title, all, types, single, ofType, chosen } = messages.rooms;
  const ids = rooms.map(({ _id }) => _id);
  const idsOf = (type: RoomType) => rooms.filter(({ roomType }) => roomType === type).map(({ _id }) => _id);
  // A type with one room is chosen with that room, and one that all rooms have with all of them.
  const shownTypes = roomTypes.filter((type) => idsOf(type).length > 1 && idsOf(type).length < ids.length);
  const isChosen = (some: string[]) => some.every((id) => field.value.includes(id));
  const choose = (some: string[]) => (isOn: boolean) =>
    field.onChange(ids.filter((id) => (some.includes(id) ? isOn : field.value.includes(id))));
  return (
    <fieldset aria-describedby="chosen-rooms">
      <legend className="font-display text-xl">{title}</legend>
      <Checkbox checked={isChosen(ids)} onChange={choose(ids)}>
        {all}
      </Checkbox>
      {shownTypes.length > 0 && (
        <fieldset className="border-t border-line pt-2">
          <legend className="sr-only">{types}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {shownTypes.map((type) => (
              <Checkbox key={type} checked={isChosen(idsOf(type))} onChange={choose(idsOf(type))}>
                {ofType(roomTypeNames[type], idsOf(type).length)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="max-h-72 overflow-y-auto border-t border-line pt-2">
        <legend className="sr-only">{single}</legend>
        {rooms.map(({ _id }) => (
          <Checkbox key={_id} checked={isChosen([_id])} onChange={choose([_id])}>
            {names.get(_id)}
          </Checkbox>
        ))}
      </fieldset>
      <p id="chosen-rooms" className="mt-1.5 text-sm text-muted">
        {chosen(field.value.length, rooms.length)}
      </p>
      {fieldState.error && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}

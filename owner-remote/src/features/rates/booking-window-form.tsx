import { changeBookingWindow } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import type { BookingWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { useApi } from '@wayhouse/web-kit/api';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useForm } from 'react-hook-form';
import { messages } from './messages.js';
import { SettingForm } from './setting-form.js';
import { useSaveRoom } from '../../shared/use-save-room.js';
import { toBookingWindow, toDraft, windowResolver } from './window-draft.js';

/** How late and how early guests can book the room. Keeps what was entered until it is saved; the rest follows the room. */
export function BookingWindowForm({ room }: { room: OwnRoom }) {
  const api = useApi();
  const { _id: id, version } = room;
  const form = useForm({
    values: toDraft(room.bookingWindow),
    resetOptions: { keepDirtyValues: true },
    resolver: windowResolver,
  });
  const { errors } = form.formState;
  const mutation = useSaveRoom((window: BookingWindow) => api.call(changeBookingWindow, { id, version, ...window }));
  const save = form.handleSubmit((draft) =>
    mutation.mutate(toBookingWindow(draft), { onSuccess: () => form.reset(draft) }),
  );
  const { leadDays, leadHint, daysAhead, aheadHint } = messages.window;
  const days = { type: 'number', inputMode: 'numeric', step: 1 } as const;
  return (
    <SettingForm texts={messages.window} mutation={mutation} onSubmit={save}>
      <TextField
        label={leadDays}
        hint={leadHint}
        {...days}
        min={0}
        max={limits.leadDays}
        {...form.register('leadDays')}
        error={errors.leadDays?.message}
      />
      <TextField
        label={daysAhead}
        hint={aheadHint(limits.daysAhead)}
        {...days}
        min={1}
        max={limits.daysAhead}
        {...form.register('daysAhead')}
        error={errors.daysAhead?.message}
      />
    </SettingForm>
  );
}

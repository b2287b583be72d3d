import { changeBookingWindow } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import type { BookingWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { useApi } from '@wayhouse/web-kit/api';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useForm } from 'react-hook-form';
import { messages } from './messages.js';
import { SaveError } from '../../shared/form/save-error.js';
import { useSaveRoom } from './use-save-room.js';
import { toBookingWindow, toDraft, windowResolver } from './window-draft.js';

/** How late and how early guests can book the room. Keeps what was entered until it is saved. */
export function BookingWindowForm({ room }: { room: OwnRoom }) {
  const api = useApi();
  const { _id: id, version } = room;
  const form = useForm({ defaultValues: toDraft(room.bookingWindow), resolver: windowResolver });
  const { errors } = form.formState;
  const mutation = useSaveRoom((window: BookingWindow) => api.call(changeBookingWindow, { id, version, ...window }));
  const save = form.handleSubmit((draft) => mutation.mutate(toBookingWindow(draft)));
  const { title, leadDays, leadHint, daysAhead, aheadHint, save: submit } = messages.window;
  const days = { type: 'number', inputMode: 'numeric', step: 1 } as const;
  return (
    <Card className="p-4 sm:p-5">
      <form aria-label={title} noValidate onSubmit={(event) => void save(event)}>
        <h3 className="font-medium text-pretty">{title}</h3>
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
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
        </div>
        {mutation.error && <SaveError message={mutation.error.message} />}
        <Button type="submit" variant="secondary" busy={mutation.isPending} className="mt-4">
          {submit}
        </Button>
      </form>
    </Card>
  );
}

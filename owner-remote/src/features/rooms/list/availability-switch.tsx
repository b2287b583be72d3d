import { roomLabel } from '@wayhouse/messages/room-names';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { Switch } from '@wayhouse/web-kit/ui/form/switch';
import { useMayActAs } from '../../../shared/for-role.js';
import { messages } from '../messages.js';
import { useAvailability } from './use-availability.js';

export function AvailabilitySwitch({ room }: { room: OwnRoom }) {
  const { isAvailable, isSaving, setAvailable } = useAvailability(room);
  const mayChange = useMayActAs('manager');
  const { label, saving, on, off } = messages.availability;
  return (
    <span className="flex flex-wrap items-center gap-x-2" aria-busy={isSaving || undefined}>
      {mayChange && <Switch checked={isAvailable} onChange={setAvailable} label={label(roomLabel(room))} />}
      <span className="min-w-16 text-sm text-muted">{isSaving ? saving : isAvailable ? on : off}</span>
    </span>
  );
}

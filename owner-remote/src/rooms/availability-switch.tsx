import type { Room } from '@wayhouse/contracts/room';
import { Switch } from '@wayhouse/web-kit/ui/switch';
import { useToggleAvailability } from './use-toggle-availability.js';

/** Shows the new state at once and goes back when the change fails. */
export function AvailabilitySwitch({ room }: { room: Room }) {
  const { mutate, isPending, variables: before } = useToggleAvailability();
  const isAvailable = isPending ? !before.isAvailable : room.isAvailable;
  return (
    <span className="flex items-center gap-3" aria-busy={isPending || undefined}>
      <Switch
        checked={isAvailable}
        onChange={() => !isPending && mutate(room)}
        label={`${room.roomType} is available to guests`}
      />
      <span className="min-w-20 text-sm text-muted">
        {isPending ? 'Saving…' : isAvailable ? 'Available' : 'Hidden'}
      </span>
    </span>
  );
}

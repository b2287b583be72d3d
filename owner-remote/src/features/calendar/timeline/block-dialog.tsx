import { counts } from '@wayhouse/messages/counts';
import { daysBetween } from '@wayhouse/domain/stay';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { SaveError } from '../../../shared/form/save-error.js';
import { useMayActAs } from '../../../shared/for-role.js';
import { formatNights } from '../format-nights.js';
import { messages as calendarMessages } from '../messages.js';
import { messages } from './messages.js';
import { useBlockUnit } from './use-block-unit.js';
import type { TimelineBlock } from './use-timeline.js';

type Props = { block: TimelineBlock; today: string; onClose: () => void };

/** Which nights are blocked and why. What is left of them can be unblocked by who may. */
export function BlockDialog({ block, today, onClose }: Props) {
  const { room, unit, from, to, reason, isUnitAlone } = block;
  const { unblock } = useBlockUnit(onClose);
  const mayUnblock = useMayActAs('manager') && to > today;
  const nights = { from: from > today ? from : today, to };
  return (
    <Dialog
      open
      onClose={() => unblock.isPending || onClose()}
      title={reason ?? calendarMessages.blocked}
      description={[formatNights(block), counts.nights(daysBetween(from, to))].join(calendarMessages.dot)}
      footer={
        mayUnblock && (
          <div className="flex justify-end">
            <Button
              busy={unblock.isPending}
              onClick={() => unblock.mutate({ room, ...(isUnitAlone && { unit }), ...nights })}
              className="max-sm:grow"
            >
              {isUnitAlone ? calendarMessages.unblock : messages.block.unblockAll}
            </Button>
          </div>
        )
      }
    >
      <p>{isUnitAlone ? messages.block.alone(unit) : messages.block.all}</p>
      {mayUnblock && !isUnitAlone && <p className="mt-2 text-muted">{messages.block.freesAll}</p>}
      {unblock.error && <SaveError message={unblock.error.message} />}
    </Dialog>
  );
}

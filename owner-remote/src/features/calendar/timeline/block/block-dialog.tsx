import { counts } from '@wayhouse/messages/counts';
import { daysBetween } from '@wayhouse/domain/stay';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useMayActAs } from '../../../../shared/for-role.js';
import { formatNights } from '../../format-nights.js';
import { messages as calendarMessages } from '../../messages.js';
import { messages } from '../dialogs/messages.js';
import type { TimelineBlock } from '../use-timeline.js';
import { useChangeBlock } from './change-block.js';

type Props = {
  block: TimelineBlock;
  /** How many of its room there are. */
  units: number;
  today: string;
  onClose: () => void;
};

/** Which nights are blocked and why. Who may unblocks those that are not over, or some of them, or gives them another reason. */
export function BlockDialog(props: Props) {
  const { block, units, today, onClose } = props;
  const { from, to, reason, unit, isUnitAlone } = block;
  const isOfAll = units > 1 && !isUnitAlone;
  const change = useChangeBlock({ ...props, isOfAll });
  const mayChange = useMayActAs('manager') && to > today;
  return (
    <Dialog
      open
      onClose={() => change.isPending || onClose()}
      title={reason ?? calendarMessages.blocked}
      description={[formatNights(block), counts.nights(daysBetween(from, to))].join(calendarMessages.dot)}
      footer={mayChange && change.footer}
    >
      {isUnitAlone && <p>{messages.block.alone(unit)}</p>}
      {isOfAll && <p>{messages.block.all}</p>}
      {mayChange && change.form}
    </Dialog>
  );
}

import type { OwnRoom } from '@wayhouse/contracts/room';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { nightsIn } from '@wayhouse/domain/nights-in';
import { counts } from '@wayhouse/messages/counts';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { SaveError } from '../../../shared/form/save-error.js';
import type { BulkChange } from './bulk-change.js';
import { messages } from './messages.js';
import { Panel } from './panel.js';
import { previewRates } from './preview-rates.js';
import { PreviewTable } from './preview-table.js';

type Props = { rooms: OwnRoom[]; change: BulkChange; error: Error | null; isBusy: boolean; onApply: () => void };

/** What a change does, and the button that applies it. */
export function ChangeReview({ rooms, change, error, isBusy, onApply }: Props) {
  const chosen = rooms.filter(({ _id }) => change.rooms.includes(_id));
  return (
    <Panel title={messages.review.title}>
      <Effect rooms={rooms} chosen={chosen} change={change} />
      {error && <SaveError message={error.message} />}
      <div>
        <Button busy={isBusy} onClick={onApply}>
          {messages.review.apply(counts.rooms(chosen.length))}
        </Button>
      </div>
    </Panel>
  );
}

function Effect({ rooms, chosen, change }: { rooms: OwnRoom[]; chosen: OwnRoom[]; change: BulkChange }) {
  const { block, unblock, hide, offer } = messages.review;
  const count = counts.rooms(chosen.length);
  if ('isAvailable' in change) return <p>{change.isAvailable ? offer(count) : hide(count)}</p>;
  if ('nights' in change) {
    const nights = counts.nights(nightsIn(change.nights).length);
    return <p>{change.nights.mode === 'block' ? block(count, nights) : unblock(count, nights)}</p>;
  }
  const today = todayIn(timeZoneOf(chosen[0]?.hotel.city ?? ''), new Date());
  return <PreviewTable rooms={rooms} preview={previewRates(chosen, change.rates, today)} />;
}

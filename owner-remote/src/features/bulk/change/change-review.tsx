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
  const { block, unblock, noNight, hide, offer } = messages.review;
  const count = counts.rooms(chosen.length);
  if ('isAvailable' in change) return <p>{change.isAvailable ? offer(count) : hide(count)}</p>;
  const today = todayIn(timeZoneOf(chosen[0]?.hotel.city ?? ''), new Date());
  if ('nights' in change) {
    const nights = nightsIn(change.nights);
    if (change.nights.mode === 'block') return <p>{block(count, counts.nights(nights.length))}</p>;
    // Past ones stay blocked.
    const { length } = nights.filter((night) => night >= today);
    return <p>{length ? unblock(count, counts.nights(length)) : noNight}</p>;
  }
  return <PreviewTable rooms={rooms} preview={previewRates(chosen, change.rates, today)} />;
}

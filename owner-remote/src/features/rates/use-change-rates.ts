import { changeRates } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { withRate } from './rate-draft.js';
import { useSaveRoom } from '../../shared/use-save-room.js';

/** What becomes of a rate: `after` without `before` is added, `before` without `after` removed. */
export type RateChange = { before?: OwnRate; after?: OwnRate };

export function useChangeRates(room: OwnRoom, onDone: () => void) {
  const api = useApi();
  return useSaveRoom(
    ({ before, after }: RateChange) =>
      api.call(changeRates, {
        id: room._id,
        version: room.version,
        rates: withRate(room.rates ?? [], before, after),
      }),
    onDone,
  );
}

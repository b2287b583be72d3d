import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import { applyClosing } from './close-hotel.js';
import { afterClosing, afterReopening } from './domain/closed.js';

export const hotelConsumers = (deps: Parameters<typeof applyClosing>[0]) => [
  onEvent(events.hotelClosed, (closing, tx) => applyClosing(deps, tx, closing, afterClosing)),
  onEvent(events.hotelReopened, (closing, tx) => applyClosing(deps, tx, closing, afterReopening)),
];

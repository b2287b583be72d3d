import { events, type RoomFacts } from '@wayhouse/contracts';
import { onEvent, type Transaction } from '@wayhouse/service-kit';
import { applyRoom } from './apply-room.js';

export const roomConsumers = (deps: Parameters<typeof applyRoom>[0]) => {
  const apply = (facts: RoomFacts, tx: Transaction) => applyRoom(deps, tx, facts);
  return [onEvent(events.roomListed, apply), onEvent(events.roomChanged, apply)];
};

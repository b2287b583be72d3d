import type { EventData, events } from '@wayhouse/contracts';
import { type Block, blockHolder } from './domain/block.js';

export const blockEventData = (block: Block, nights = block.nights): EventData<typeof events.roomBlocked> => ({
  blockId: blockHolder(block),
  version: block.version,
  roomId: block.roomId,
  nights,
});

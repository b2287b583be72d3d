import type { EventData, events } from '@wayhouse/contracts';
import { blockHolder } from '@wayhouse/domain';
import type { Block } from './domain/block.js';

export const blockEventData = (block: Block, nights = block.nights): EventData<typeof events.roomBlocked> => ({
  blockId: blockHolder(block),
  version: block.version,
  roomId: block.roomId,
  ...(block.unit !== undefined && { unit: block.unit }),
  nights,
});

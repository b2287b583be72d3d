import { type DataOf, type events } from '@wayhouse/contracts';

/** The nights of a room that its owner keeps from being booked, in order. A room has one block, which grows and shrinks. */
export type Block = {
  roomId: string;
  /** Counts the changes; 0 before the first. */
  version: number;
  nights: string[];
};

export const noBlock = (roomId: string): Block => ({ roomId, version: 0, nights: [] });

/** Who holds the nights in the index of taken nights. */
export const holderOf = ({ roomId }: Pick<Block, 'roomId'>): string => `block-${roomId}`;

/** With these nights as well. Nights that are blocked already change nothing. */
export function withNights(block: Block, nights: string[]): Block {
  const fresh = nights.filter((night) => !block.nights.includes(night));
  return fresh.length ? changed(block, [...block.nights, ...fresh].sort()) : block;
}

/** Without these nights. */
export function withoutNights(block: Block, nights: string[]): Block {
  const left = block.nights.filter((night) => !nights.includes(night));
  return left.length < block.nights.length ? changed(block, left) : block;
}

/** What one has that the other lacks. */
export const nightsOnlyIn = (one: Block, other: Block): string[] =>
  one.nights.filter((night) => !other.nights.includes(night));

/** The block as events tell it; without any night left it is told as the release of `released`. */
export const blockFacts = (block: Block, nights = block.nights): DataOf<typeof events.roomBlocked> => ({
  blockId: holderOf(block),
  version: block.version,
  roomId: block.roomId,
  nights,
});

const changed = (block: Block, nights: string[]): Block => ({ ...block, version: block.version + 1, nights });

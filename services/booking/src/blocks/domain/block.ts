import { type DataOf, type events } from '@wayhouse/contracts';

/** The nights of a room that its owner keeps from being booked, in order. A room has one block, which grows and shrinks. */
export type Block = {
  roomId: string;
  /** Counts the changes; 0 before the first. */
  version: number;
  nights: string[];
  /** Why, by night, where the owner said so. Only they see it. */
  reasons: Record<string, string>;
};

export const noBlock = (roomId: string): Block => ({ roomId, version: 0, nights: [], reasons: {} });

/** Who holds the nights in the index of taken nights. */
export const holderOf = ({ roomId }: Pick<Block, 'roomId'>): string => `block-${roomId}`;

/** With these nights as well, for this reason. Nights that are blocked already change nothing but their reason. */
export function withNights(block: Block, nights: string[], reason?: string): Block {
  const fresh = nights.filter((night) => !block.nights.includes(night));
  const told = withReason(block, nights, reason);
  return fresh.length ? changed(told, [...block.nights, ...fresh].sort()) : told;
}

/** Without a reason those given before stay; an empty one takes them away. */
function withReason(block: Block, nights: string[], reason?: string): Block {
  if (reason === undefined || nights.every((night) => (block.reasons[night] ?? '') === reason)) return block;
  const others = Object.entries(block.reasons).filter(([night]) => !nights.includes(night));
  const own = reason ? nights.map((night) => [night, reason] as const) : [];
  return { ...block, reasons: Object.fromEntries([...others, ...own]) };
}

/** Without these nights. */
export function withoutNights(block: Block, nights: string[]): Block {
  const left = block.nights.filter((night) => !nights.includes(night));
  return left.length < block.nights.length ? changed(withReason(block, nights, ''), left) : block;
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

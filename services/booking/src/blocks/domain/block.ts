import type { BlockPlace } from '@wayhouse/domain';

/**
 * The nights an owner has closed for bookings, in order: of a whole room, or of one of its units by itself. A place has one block,
 * which grows and shrinks.
 */
export type Block = BlockPlace & {
  /** Counts the changes; 0 before the first. */
  version: number;
  nights: string[];
  /** How many units it holds: all of the room, or one. */
  units: number;
  /** The owner's reason by night, where there is one. Only the owner sees it. */
  reasons: Record<string, string>;
};

export const emptyBlock = (place: BlockPlace): Block => ({ ...place, version: 0, nights: [], units: 1, reasons: {} });

/** Adds nights and their reason. Of nights that are blocked already only the reason changes. */
export function withNights(block: Block, nights: string[], reason?: string): Block {
  const newNights = nights.filter((night) => !block.nights.includes(night));
  const updated = withReason(block, nights, reason);
  return newNights.length ? nextVersion(updated, [...block.nights, ...newNights].sort()) : updated;
}

/** Without a reason earlier ones stay; an empty one removes them. */
function withReason(block: Block, nights: string[], reason?: string): Block {
  if (reason === undefined || nights.every((night) => (block.reasons[night] ?? '') === reason)) return block;
  const otherReasons = Object.entries(block.reasons).filter(([night]) => !nights.includes(night));
  const newReasons = reason ? nights.map((night) => [night, reason] as const) : [];
  return { ...block, reasons: Object.fromEntries([...otherReasons, ...newReasons]) };
}

export function withoutNights(block: Block, nights: string[]): Block {
  const remaining = block.nights.filter((night) => !nights.includes(night));
  return remaining.length < block.nights.length ? nextVersion(withReason(block, nights, ''), remaining) : block;
}

/** Adds the nights of another block, with their reasons. */
export const withBlock = (block: Block, other: Block): Block => ({
  ...withNights(block, other.nights),
  reasons: { ...block.reasons, ...other.reasons },
});

/** Its version stays: to guests nothing changes. */
export const withUnits = (block: Block, units: number): Block => (block.units === units ? block : { ...block, units });

/** The nights of the first block that the second lacks. */
export const nightsOnlyIn = (block: Block, other: Block): string[] =>
  block.nights.filter((night) => !other.nights.includes(night));

const nextVersion = (block: Block, nights: string[]): Block => ({ ...block, version: block.version + 1, nights });

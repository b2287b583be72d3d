import { type BlockPlace, isSame } from '@wayhouse/domain';

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
  /** The nights that calendars of other sites have, by the calendar's id. Missing of blocks that no calendar is part of. */
  imported?: Record<string, string[]>;
  /** Those that the owner has blocked. Without it, all that no calendar has. */
  own?: string[];
};

export const emptyBlock = (place: BlockPlace): Block => ({ ...place, version: 0, nights: [], units: 1, reasons: {} });

/** Adds nights of the owner and their reason. Of nights that the owner has blocked already only the reason changes. */
export function withNights(block: Block, nights: string[], reason?: string): Block {
  const updated = withReason(block, nights, reason);
  return withParts(updated, { own: union(ownNights(block), nights) });
}

/** Without a reason earlier ones stay; an empty one removes them. */
function withReason(block: Block, nights: string[], reason?: string): Block {
  if (reason === undefined || nights.every((night) => (block.reasons[night] ?? '') === reason)) return block;
  const otherReasons = Object.entries(block.reasons).filter(([night]) => !nights.includes(night));
  const newReasons = reason ? nights.map((night) => [night, reason] as const) : [];
  return { ...block, reasons: Object.fromEntries([...otherReasons, ...newReasons]) };
}

/** Without these nights of the owner, and their reasons. Those that a calendar has stay blocked; it gives them its name. */
export function withoutNights(block: Block, nights: string[]): Block {
  const own = ownNights(block);
  const after = withParts(block, { own: own.filter((night) => !nights.includes(night)) });
  return withReason(
    after,
    own.filter((night) => nights.includes(night)),
    '',
  );
}

/** Without any night, whoever has blocked it. */
export const emptied = (block: Block): Block =>
  withReason(withParts(block, { own: [], imported: {} }), block.nights, '');

/** With all of its nights, and without what its owner has written about them. */
export const withoutReasons = (block: Block): Block =>
  Object.keys(block.reasons).length > 0 ? { ...block, reasons: {} } : block;

/** With exactly these nights of a calendar, which are in order. What only calendars have has the name of one as its reason. */
export function withImported(block: Block, calendarId: string, name: string, nights: string[]): Block {
  const { [calendarId]: before = [], ...others } = block.imported ?? {};
  const imported = { ...others, ...(nights.length && { [calendarId]: nights }) };
  const after = withParts(block, { imported });
  // What it has no more has its name no more, whoever else has the night.
  const named = before.filter((night) => !nights.includes(night) && block.reasons[night] === name);
  const released = withReason(after, [...nightsOnlyIn(block, after), ...named], '');
  const own = new Set(ownNights(released));
  const nameless = nights.filter((night) => !own.has(night) && !released.reasons[night]);
  return withReason(released, nameless, name);
}

/** With another name of a calendar at the nights that show the one before. */
export const withCalendarName = (block: Block, calendarId: string, before: string, name: string): Block =>
  withReason(
    block,
    importedNights(block, calendarId).filter((night) => block.reasons[night] === before),
    name,
  );

/** Without a calendar. Its nights before `today` stay blocked, as reports count them; they are the owner's then. */
export function withoutImported(block: Block, calendarId: string, name: string, today: string): Block {
  const past = importedNights(block, calendarId).filter((night) => night < today);
  const updated = past.length ? withParts(block, { own: union(ownNights(block), past) }) : block;
  const after = withImported(updated, calendarId, name, []);
  return past.reduce((each, night) => withReason(each, [night], block.reasons[night] ?? ''), after);
}

/** The nights that a calendar has here. */
export const importedNights = (block: Block, calendarId: string): string[] => block.imported?.[calendarId] ?? [];

/** Adds the nights of another block, with their reasons. */
export const withBlock = (block: Block, other: Block): Block => ({
  ...withParts(block, {
    own: union(ownNights(block), ownNights(other)),
    imported: { ...block.imported, ...other.imported },
  }),
  reasons: { ...block.reasons, ...other.reasons },
});

/** Its version stays: to guests nothing changes. */
export const withUnits = (block: Block, units: number): Block => (block.units === units ? block : { ...block, units });

/** The nights of the first block that the second lacks. */
export const nightsOnlyIn = (block: Block, other: Block): string[] =>
  block.nights.filter((night) => !other.nights.includes(night));

/** Also what a release that knows nothing of calendars has blocked or unblocked: it leaves the parts as they were. */
export function ownNights({ nights, imported = {}, own }: Block): string[] {
  const ofCalendars = new Set(Object.values(imported).flat());
  return nights.filter((night) => !ofCalendars.has(night) || own?.includes(night));
}

/** The version counts the changes of the nights: who of several has blocked one is nothing that others see. */
function withParts(block: Block, { own = ownNights(block), imported = block.imported ?? {} }: Partial<Block>): Block {
  const ofCalendars = Object.values(imported).flat();
  const nights = union(own, ofCalendars);
  const { own: _own, imported: _imported, ...rest } = block;
  const parts = { ...rest, ...(ofCalendars.length && { own, imported }) };
  if (nights.join() !== block.nights.join()) return { ...parts, version: block.version + 1, nights };
  return isSame([parts.own, parts.imported], [block.own, block.imported]) ? block : parts;
}

const union = (...lists: string[][]): string[] => [...new Set(lists.flat())].sort();

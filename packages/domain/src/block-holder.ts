/** What a block holds: all units of a room, or one of them alone. */
export type BlockPlace = { roomId: string; unit?: number };

const prefix = 'block-';

/** What the block of a place is stored by. A room's id has no colon. */
export const blockKey = ({ roomId, unit }: BlockPlace): string => (unit === undefined ? roomId : `${roomId}:${unit}`);

/** How a block is named as the holder of room nights. */
export const blockHolder = (place: BlockPlace): string => prefix + blockKey(place);

/** Whether a holder of room nights is a block, of a room or of one of its units. The others are bookings. */
export const isBlockHolder = (holder: string): boolean => holder.startsWith(prefix);

/** How the block of a room is named as the holder of room nights. */
export const blockHolder = ({ roomId }: { roomId: string }): string => `block-${roomId}`;

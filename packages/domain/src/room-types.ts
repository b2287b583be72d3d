/** Room types with the number of guests each sleeps. */
export const roomCapacity = { 'Single Bed': 1, 'Double Bed': 2, 'Luxury Room': 3, 'Family Suite': 4 } as const;

export type RoomType = keyof typeof roomCapacity;
export const roomTypes = Object.keys(roomCapacity) as [RoomType, ...RoomType[]];

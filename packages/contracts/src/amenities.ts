/** What a room can offer, in the owner form's order and spelling. */
export const amenities = ['Free WiFi', 'Free BreakFast', 'Room Service', 'Mountain View', 'Pool Access'] as const;
export type Amenity = (typeof amenities)[number];

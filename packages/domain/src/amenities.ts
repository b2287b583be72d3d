/** In the order of the owner's form. */
export const amenities = ['Free WiFi', 'Free BreakFast', 'Room Service', 'Mountain View', 'Pool Access'] as const;
export type Amenity = (typeof amenities)[number];

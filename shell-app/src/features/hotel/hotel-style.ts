/** The text of a hotel, and beside it on wide screens what to know before booking. */
export const hotelColumns = 'mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16';
export const hotelGalleryStyle = 'aspect-[4/3] sm:aspect-[2/1] lg:aspect-[5/2]';

/** The parts of a room page: one below the other, on wide screens with a side column that begins beside the heading. */
export const roomPageStyle = 'flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-12 xl:gap-x-16';
export const sideColumn = 'order-3 lg:[grid-area:1/2/span_3]';
export const detailsColumn = 'order-4 mt-6 min-w-0';

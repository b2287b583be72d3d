export const roomGrid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3';
/** Four in a row, for the home page. */
export const roomRail = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4';

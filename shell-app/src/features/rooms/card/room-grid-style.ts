export const roomGridStyle = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3';
/** Four in a row; on phones a horizontal scroller. */
export const roomRailStyle =
  'relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 [scrollbar-width:none] *:w-[78vw] *:shrink-0 *:snap-start ' +
  'sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 sm:overflow-visible sm:px-0 sm:*:w-auto lg:grid-cols-4';

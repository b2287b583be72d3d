/**
 * Three in a row; on smaller screens a horizontal scroller. `relative` keeps visually hidden content inside from
 * widening the page.
 */
export const railStyle =
  'relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 [scrollbar-width:none] ' +
  '*:w-[82vw] *:shrink-0 *:snap-start sm:-mx-8 sm:scroll-px-8 sm:px-8 sm:*:w-[42vw] ' +
  'lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:overflow-visible lg:px-0 lg:*:w-auto';

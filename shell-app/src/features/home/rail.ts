/** Three in a row; on phones they are pushed aside one by one. `relative` keeps what is hidden inside from widening the page. */
export const rail =
  'relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 [scrollbar-width:none] ' +
  '*:w-[82vw] *:shrink-0 *:snap-start sm:-mx-8 sm:scroll-px-8 sm:px-8 sm:*:w-[46vw] ' +
  'md:mx-0 md:grid md:grid-cols-3 md:gap-6 md:overflow-visible md:px-0 md:*:w-auto';

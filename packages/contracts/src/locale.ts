/** Formats dates and times as `12 Sep 2027` (not `Sept`) and `2:00 PM`. */
export const locale = 'en-AE';

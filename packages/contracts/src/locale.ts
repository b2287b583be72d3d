/** How dates and times are written everywhere: day before month, `Sep` rather than `Sept`, `2:00 PM`. */
export const locale = 'en-AE';

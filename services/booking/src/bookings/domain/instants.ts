export const latest = (...times: Date[]): Date => new Date(Math.max(...times.map(Number)));

/** The first instant after `time`. */
export const justAfter = (time: Date): Date => new Date(time.getTime() + 1);

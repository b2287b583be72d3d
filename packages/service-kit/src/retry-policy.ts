/** Milliseconds before each further attempt. */
export type RetryDelays = readonly number[];

/** Events: after the last one the message goes to the dead-letter queue. */
export const eventRetryDelays: RetryDelays = [100, 500, 2000, 5000, 15_000, 30_000, 60_000];

/** Jobs: the last delay repeats until the job succeeds or is given up. */
export const jobRetryDelays: RetryDelays = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000];

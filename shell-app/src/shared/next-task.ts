/** Lets the browser do what else waits. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** After a failure, in milliseconds: until what the page cannot do without is requested again. */
export const retryDelayMs = 5000;

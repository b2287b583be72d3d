/** Apart from what polls, so that a translation can import the type of the messages without the code of the page. */
export const pollingSeconds = 15;

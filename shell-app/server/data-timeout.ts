/**
 * How long a page waits for what services say of it, in its head and in its content. A page has to come within half a second,
 * whatever they do, and the gateway waits 400 ms for it.
 */
export const dataTimeoutMs = 300;

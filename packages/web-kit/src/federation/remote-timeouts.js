/**
 * How long parts of a remote may take, in milliseconds. A single request ends before the whole load does, so that the error
 * names what was missing. The largest remote took 9 s on a line of 400 kbit/s and a device of half the speed: who waits for it is
 * not to read that it is unavailable, and who waits for one that does not respond is to learn it. In JavaScript, because the
 * build reads it too: webpack loads the chunks.
 */
export const remoteTimeoutsMs = { manifest: 5000, request: 12_000, load: 15_000 };

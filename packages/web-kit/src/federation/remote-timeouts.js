/**
 * How long parts of a remote may take, in milliseconds. A single request ends before the whole load does, so that the error
 * names what was missing; the whole load is short enough for a person to wait for. In JavaScript, because the build reads
 * it too: webpack loads the chunks.
 */
export const remoteTimeoutsMs = { manifest: 3000, request: 3500, load: 4000 };

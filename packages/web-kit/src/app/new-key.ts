/** An idempotency key. `crypto.randomUUID` requires a secure context. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

import { replyName } from './codec.js';

/** A reply code with RabbitMQ's text. Hard errors end the connection, the others only the channel. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    text: string,
  ) {
    super(`${replyName(code)} - ${text}`);
  }

  get endsConnection(): boolean {
    return this.code >= 500 || this.code === 320 || this.code === 402;
  }
}

export const notSupported = (what: string) => new Refusal(540, `${what} is not supported by this stand-in`);

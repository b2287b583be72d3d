import { replyName } from './codec.js';

/** A reply code with RabbitMQ's text. Hard errors close the connection, the others only the channel. */
export class AmqpError extends Error {
  constructor(
    readonly code: number,
    text: string,
  ) {
    super(`${replyName(code)} - ${text}`);
  }

  get closesConnection(): boolean {
    return this.code >= 500 || this.code === 320;
  }

  /** Reply texts are short strings: at most 255 bytes. */
  get replyText(): string {
    const bytes = Buffer.from(this.message);
    return bytes.length <= 255 ? this.message : `${bytes.toString('utf8', 0, 252)}...`;
  }
}

export const notSupported = (what: string) => new AmqpError(540, `${what} is not supported by this emulator`);

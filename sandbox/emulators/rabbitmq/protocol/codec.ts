import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Methods } from './methods.js';

export type Properties = { headers?: Record<string, unknown>; [name: string]: unknown };

type RawFrame = { type: number; channel: number; payload: Buffer; rest: Buffer };

type Defs = {
  constant_strs: Record<number, string>;
  encodeMethod(id: number, channel: number, fields: object): Buffer;
  encodeProperties(id: number, channel: number, size: number, fields: object): Buffer;
  decode(id: number, payload: Buffer): Record<string, unknown>;
  info(id: number): { name: string };
} & Record<string, number>;

type FrameCodec = {
  parseFrame(bytes: Buffer, maxSize: number): RawFrame | false;
  makeBodyFrame(channel: number, payload: Buffer): Buffer;
  HEARTBEAT_BUF: Buffer;
};

// The client's codec reads and writes both directions. It is not among the package's exports, so it is
// required by path; that is why the version of amqplib is pinned.
const requireHere = createRequire(import.meta.url);
const amqplib = dirname(requireHere.resolve('amqplib'));
const defs = requireHere(join(amqplib, 'lib', 'defs.js')) as Defs;
const frames = requireHere(join(amqplib, 'lib', 'frame.js')) as FrameCodec;

/** Where the payload of a frame begins. */
export const PAYLOAD_START = 7;
const PROPERTIES_START = 12;

export const { parseFrame, makeBodyFrame } = frames;
export const heartbeatFrame = frames.HEARTBEAT_BUF;
export const frameTypes = { method: 1, header: 2, heartbeat: 8 };

/** `NOT_FOUND` for 404, as reply texts begin with it. */
export const replyName = (code: number) => (defs.constant_strs[code] ?? 'INTERNAL-ERROR').replaceAll('-', '_');

export const methodId = (name: string): number => defs[name] ?? 0;

/** `tx.select` for `TxSelect`: the name as the protocol's documents have it. */
export const protocolName = (name: string) =>
  name
    .replace(/(?<!^)([A-Z])/g, '-$1')
    .replace('-', '.')
    .toLowerCase();

export const encodeMethod = <Name extends keyof Methods>(name: Name, channel: number, fields: Methods[Name]) =>
  defs.encodeMethod(methodId(name), channel, fields);

export function decodeMethod(payload: Buffer): { id: number; name: string; fields: Record<string, unknown> } {
  const id = payload.readUInt32BE(0);
  const fields = defs.decode(id, payload.subarray(4));
  return { id, name: defs.info(id).name, fields };
}

export const bodySizeOf = (headerPayload: Buffer) => Number(headerPayload.readBigUInt64BE(4));

export const decodeHeader = (payload: Buffer): Properties =>
  defs.decode(payload.readUInt16BE(0), payload.subarray(PROPERTIES_START));

/** A content header in its frame. */
export const encodeHeader = (channel: number, properties: Properties, bodySize: number): Buffer =>
  defs.encodeProperties(defs.BasicProperties ?? 0, channel, bodySize, properties);

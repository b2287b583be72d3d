import { type Call, fillPath, isInPath, shapeOf } from '@wayhouse/contracts';
import { callDocs } from '@wayhouse/contracts/docs';
import type { Sent } from '../platform/sent-example.js';

export type CallName = keyof typeof callDocs;

/** What a call is told, each field as JSON text, so that what no program would write can be said too. */
export type Raw = Record<string, string>;

export const fieldsOf = (name: CallName) => Object.keys(shapeOf(callDocs[name].call));
export const isForm = ({ files }: Call): boolean => files !== undefined;

/** The fields of the documented example. */
export const exampleOf = (name: CallName): Raw =>
  Object.fromEntries(
    Object.entries(callDocs[name].docs.example.input as object).map(([field, value]) => [field, JSON.stringify(value)]),
  );

/** Who makes the documented example. */
export const callerOf = ({ who }: Call) => ({ anyone: undefined, guest: 'asha', owner: 'owner' })[who];

/** The request that says `raw`, and sends `files` where the call takes some. */
export function sentRaw(name: CallName, raw: Raw, files: Buffer[] = []): Sent {
  const { call } = callDocs[name];
  const spoken = textsOf(raw);
  const { path, rest } = fillPath(call.path, spoken);
  const { method } = call;
  if (method === 'GET') return { method, path: `${path}?${queryOf(rest as typeof spoken)}`, headers: {} };
  if (isForm(call)) return { method, path, headers: {}, body: formOf(rest as typeof spoken, files) };
  const body = Object.keys(rest).map((field) => `${JSON.stringify(field)}:${raw[field]}`);
  return { method, path, headers: { 'content-type': 'application/json' }, body: `{${body.join()}}` };
}

/** What the service is to understand of it. */
export function spokenBy(name: CallName, raw: Raw): Record<string, unknown> {
  const { call } = callDocs[name];
  const asJson = ([field, json]: [string, string]) => [field, JSON.parse(json) as unknown];
  if (call.method === 'GET' || isForm(call)) return textsOf(raw);
  const said = Object.fromEntries(Object.entries(raw).map(asJson)) as Record<string, unknown>;
  const parts = Object.entries(textsOf(raw)).filter(([field]) => isInPath(call, field));
  return { ...said, ...Object.fromEntries(parts) };
}

/** As UTF-8 can say it. */
const wellFormed = (text: unknown) => Buffer.from(String(text)).toString();

const textsOf = (raw: Raw) => Object.fromEntries(Object.entries(raw).map(([field, json]) => [field, asText(json)]));

/** What an address or a form says of a value: text as it is, a list as a field that is repeated, all else as JSON. */
function asText(json: string): string | string[] {
  if (json.startsWith('"')) return wellFormed(JSON.parse(json));
  if (/^\["/.test(json)) {
    const texts = (JSON.parse(json) as unknown[]).map((each) => wellFormed(each));
    return texts.length === 1 ? texts[0]! : texts;
  }
  return json;
}

const pairsOf = (said: Record<string, string | string[]>) =>
  Object.entries(said).flatMap(([field, value]) => [value].flat().map((each) => [field, each] as [string, string]));

const queryOf = (said: Record<string, string | string[]>) => new URLSearchParams(pairsOf(said)).toString();

function formOf(said: Record<string, string | string[]>, files: Buffer[]): FormData {
  const form = new FormData();
  for (const [field, value] of pairsOf(said)) form.append(field, value);
  files.forEach((file, at) => form.append('images', new Blob([new Uint8Array(file)]), `photo-${at}.jpg`));
  return form;
}

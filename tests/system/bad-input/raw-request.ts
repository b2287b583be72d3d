import { type Call, fillPath, isPathParameter, inputShape } from '@wayhouse/contracts';
import { callDocs } from '@wayhouse/openapi/docs';
import type { TestRequest } from '../platform/example-request.js';

export type CallName = keyof typeof callDocs;

/** The input of a call, each field as JSON text, so that it can also be malformed. */
export type RawInput = Record<string, string>;

export const fieldsOf = (name: CallName) => Object.keys(inputShape(callDocs[name].call));
export const isForm = ({ files }: Call): boolean => files !== undefined;

/** The fields of the documented example. */
export const exampleOf = (name: CallName): RawInput =>
  Object.fromEntries(
    Object.entries(callDocs[name].docs.example.input as object).map(([field, value]) => [field, JSON.stringify(value)]),
  );

/** The caller of the documented example. */
export function callerOf({ access }: Call): string | undefined {
  if (access === 'anyone') return undefined;
  return access === 'guest' ? 'asha' : 'owner';
}

/** The request with this input, and with `files` where the call takes some. */
export function toRequest(name: CallName, raw: RawInput, files: Buffer[] = []): TestRequest {
  const { call } = callDocs[name];
  const texts = textsOf(raw);
  const { path, rest } = fillPath(call.path, texts);
  const { method } = call;
  if (method === 'GET') return { method, path: `${path}?${queryOf(rest as typeof texts)}`, headers: {} };
  if (isForm(call)) return { method, path, headers: {}, body: formOf(rest as typeof texts, files) };
  const body = Object.keys(rest).map((field) => `${JSON.stringify(field)}:${raw[field]}`);
  return { method, path, headers: { 'content-type': 'application/json' }, body: `{${body.join()}}` };
}

/** The input as the service has to parse it. */
export function toParsedInput(name: CallName, raw: RawInput): Record<string, unknown> {
  const { call } = callDocs[name];
  const asJson = ([field, json]: [string, string]) => [field, JSON.parse(json) as unknown];
  if (call.method === 'GET' || isForm(call)) return textsOf(raw);
  const values = Object.fromEntries(Object.entries(raw).map(asJson)) as Record<string, unknown>;
  const parts = Object.entries(textsOf(raw)).filter(([field]) => isPathParameter(call, field));
  return { ...values, ...Object.fromEntries(parts) };
}

/** Without lone surrogates, which UTF-8 cannot encode. */
const wellFormed = (text: unknown) => Buffer.from(String(text)).toString();

const textsOf = (raw: RawInput) =>
  Object.fromEntries(Object.entries(raw).map(([field, json]) => [field, asText(json)]));

/** A value in a query or a form: text as it is, a list as a repeated field, all else as JSON. */
function asText(json: string): string | string[] {
  if (json.startsWith('"')) return wellFormed(JSON.parse(json));
  if (/^\["/.test(json)) {
    const texts = (JSON.parse(json) as unknown[]).map((each) => wellFormed(each));
    return texts.length === 1 ? texts[0]! : texts;
  }
  return json;
}

const pairsOf = (fields: Record<string, string | string[]>) =>
  Object.entries(fields).flatMap(([field, value]) => [value].flat().map((each) => [field, each] as [string, string]));

const queryOf = (fields: Record<string, string | string[]>) => new URLSearchParams(pairsOf(fields)).toString();

function formOf(fields: Record<string, string | string[]>, files: Buffer[]): FormData {
  const form = new FormData();
  for (const [field, value] of pairsOf(fields)) form.append(field, value);
  files.forEach((file, at) => form.append('images', new Blob([new Uint8Array(file)]), `photo-${at}.jpg`));
  return form;
}

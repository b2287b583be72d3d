import { sign } from 'node:crypto';
import { type Call, type CallInput, type CallResponse, fillPath } from '@wayhouse/contracts';
import { fetchToken } from 'e2e/platform/api-client';
import { demoAccounts } from '@wayhouse/sandbox/demo/demo-accounts';
import { type Platform, signingKeyOf } from './platform.js';

type Answer<C extends Call> = { status: number; code?: string; message?: string } & Partial<CallResponse<C>>;
export type Person = <C extends Call>(call: C, input: CallInput<C>) => Promise<Answer<C>>;
export type People = { guests: Person[]; owner: Person };

const timeoutMs = 30_000;

/** The demo accounts. Their tokens last for hours, because the clocks of the services are apart and Clerk's part is killed. */
export async function signInPeople({ site, dataDir }: Platform): Promise<People> {
  const key = signingKeyOf(dataDir);
  const signIn = async (email: string, password: string) =>
    personOf(site, await lastingToken(site, key, email, password));
  const ofRole = (role: string) => demoAccounts.filter((account) => account.role === role);
  const guests = await Promise.all(ofRole('guest').map(({ email, password }) => signIn(email, password)));
  const [owner] = ofRole('owner');
  return { guests, owner: await signIn(owner!.email, owner!.password) };
}

function personOf(site: string, token: string): Person {
  return async (call, input) => {
    const isGet = call.method === 'GET';
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const type = isGet || call.files ? undefined : { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${token}`, ...type };
    const body = isGet ? undefined : call.files ? toForm(rest) : JSON.stringify(rest);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(site + path + query, { method: call.method, headers, body, signal });
    return { ...((await response.json()) as object), status: response.status } as Answer<typeof call>;
  };
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'photo.jpg');
    else form.set(name, String(value));
  }
  return form;
}

async function lastingToken(site: string, key: string, email: string, password: string): Promise<string> {
  const [header, body] = (await fetchToken(email, password, site)).split('.') as [string, string];
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now - 3600, nbf: now - 3600, exp: now + 7200 };
  const claims = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), ...times };
  const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

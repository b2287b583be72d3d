import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The solution of a challenge, both as in `form-challenge` of the contracts; undefined if it cannot be solved here. */
export async function solveChallenge(header: string, signal?: AbortSignal): Promise<string | undefined> {
  const challenge = JSON.parse(fromBase64Url(header)) as Challenge;
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort());
  const solution = await solve({ challenge, deriveKey, controller });
  return solution ? toBase64Url(JSON.stringify({ challenge, solution })) : undefined;
}

const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
const toBase64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

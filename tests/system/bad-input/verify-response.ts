import type { Call } from '@wayhouse/contracts';
import { findResponseProblems } from '@wayhouse/openapi/testing';

type VerifiedResponse = { status: number; code?: string; field?: string; problems: string[] };

/** Names of internals, which no response may reveal. */
const internals =
  /mongo|mongoose|zod|bson|E11000|amqp|rabbit|minio|sharp|vips|multer|busboy|express|node_modules|(Type|Syntax|Range|Reference|Cast|Validation|Multer|Mongo\w*|Zod)Error|\bat \S+ \(|\.[jt]s:\d|\/(src|services|packages|usr|home|tmp)\/|room_nights|undefined|\[object/i;

/** The first name of an internal in a text, if there is one. */
export const findInternals = (text: string): string | undefined => internals.exec(text)?.[0];

/** A response and its problems: an undocumented status or body, or a revealed internal. */
export async function verifyResponse({ method, path }: Call, response: Response): Promise<VerifiedResponse> {
  const { status, headers } = response;
  const type = String(headers.get('content-type'));
  const body = type.includes('pdf') ? '' : await response.text();
  const templated = path.replace(/:(\w+)/g, '{$1}');
  const problems = findResponseProblems({ method, path: templated, status, type, body });
  if (status >= 500) problems.push(`status ${status}`);
  if (status < 400) return { status, problems };
  const leak = findInternals(body);
  if (leak) problems.push(`reveals ${leak}`);
  const { code, field } = JSON.parse(body) as VerifiedResponse;
  return { status, code, field, problems };
}

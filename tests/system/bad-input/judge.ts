import type { Call } from '@wayhouse/contracts';
import { undocumented } from '@wayhouse/openapi/testing';

export type Heard = { status: number; code?: string; field?: string; wrong: string[] };

/** Words of our own inside, which nobody outside has to read. */
const inside =
  /mongo|mongoose|zod|bson|E11000|amqp|rabbit|minio|sharp|vips|multer|busboy|express|node_modules|(Type|Syntax|Range|Reference|Cast|Validation|Multer|Mongo\w*|Zod)Error|\bat \S+ \(|\.[jt]s:\d|\/(src|services|packages|usr|home|tmp)\/|room_nights|undefined|\[object/i;

/** The first word about our inside in a text, if there is one. */
export const saysInside = (text: string): string | undefined => inside.exec(text)?.[0];

/** An answer, and what of it should not be: a status or a form that is not documented, or words about our inside. */
export async function heard({ method, path }: Call, response: Response): Promise<Heard> {
  const { status, headers } = response;
  const type = String(headers.get('content-type'));
  const body = type.includes('pdf') ? '' : await response.text();
  const templated = path.replace(/:(\w+)/g, '{$1}');
  const wrong = undocumented({ method, path: templated, status, type, body });
  if (status >= 500) wrong.push(`answers ${status}`);
  if (status < 400) return { status, wrong };
  const said = saysInside(body);
  if (said) wrong.push(`says ${said}`);
  const { code, field } = JSON.parse(body) as Heard;
  return { status, code, field, wrong };
}

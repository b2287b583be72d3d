import { Fault } from '../fault.js';
import type { Doc } from '../values/doc.js';
import { shellText } from '../values/shell-text.js';
import type { Operator } from './operator.js';
import { getPath, obstacle, setPath, unsetPath } from './set-path.js';

export const rename: Operator = (from, to) => {
  const said = `${from}: ${shellText(to)}`;
  if (typeof to !== 'string') throw new Fault('BadValue', `The 'to' field for $rename must be a string: ${said}`);
  if (from === to) throw new Fault('BadValue', `The source and target field for $rename must differ: ${said}`);
  if (`${to}.`.startsWith(`${from}.`) || `${from}.`.startsWith(`${to}.`))
    throw new Fault('BadValue', `The source and target field for $rename must not be on the same path: ${said}`);
  return (doc) => {
    const blocked = obstacle(doc, from);
    if (blocked)
      throw new Fault(
        'PathNotViable',
        `cannot use the part (${blocked.part} of ${from}) to traverse the element ({${blocked.part}: ${shellText(blocked.value)}})`,
      );
    const value = getPath(doc, from);
    if (value === undefined) return;
    refuseArrays(doc, 'source', from);
    refuseArrays(doc, 'destination', to);
    unsetPath(doc, from);
    setPath(doc, to, value);
  };
};

function refuseArrays(doc: Doc, role: string, path: string) {
  const parts = path.split('.');
  const array = parts.findIndex((_, i) => i > 0 && Array.isArray(getPath(doc, parts.slice(0, i).join('.'))));
  if (array < 0) return;
  throw new Fault(
    'BadValue',
    `The ${role} field cannot be an array element, '${path}' in doc with _id: ${shellText(doc['_id'])} has an array field called '${parts[array - 1]}'`,
  );
}

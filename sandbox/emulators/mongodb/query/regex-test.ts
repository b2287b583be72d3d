import type { BSONRegExp } from 'bson';
import { Fault, unsupported } from '../fault.js';
import { isDoc } from '../values/doc.js';
import { kindOf } from '../values/kind.js';
import type { ValueTest } from './leaves.js';
import { inJavaScript } from './regex-source.js';

export function regexTest(pattern: unknown, options?: unknown): ValueTest {
  if (pattern !== null && typeof pattern === 'object' && !isDoc(pattern) && kindOf(pattern) === 'regex') {
    const regex = pattern as BSONRegExp;
    if (regex.options && options !== undefined)
      throw new Fault('Location51075', 'options set in both $regex and $options');
    return regexTest(regex.pattern, options ?? regex.options);
  }
  if (typeof pattern !== 'string') throw new Fault('BadValue', '$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') throw new Fault('BadValue', '$options has to be a string');
  const foreign = /[^ims]/.exec(options ?? '');
  if (foreign) throw unsupported(`'${foreign[0]}' in a regular expression`);
  const regex = compiled(pattern, options ?? '');
  return (found) => {
    if (typeof found === 'string') return regex.test(found);
    if (typeof found !== 'object' || kindOf(found) !== 'regex') return false;
    return (found as BSONRegExp).pattern === pattern && (found as BSONRegExp).options === (options ?? '');
  };
}

function compiled(pattern: string, options: string): RegExp {
  const source = inJavaScript(pattern, options);
  try {
    return new RegExp(source, options.includes('i') ? 'ui' : 'u');
  } catch (error) {
    throw new Fault('Location51091', `Regular expression is invalid: ${(error as Error).message}`);
  }
}

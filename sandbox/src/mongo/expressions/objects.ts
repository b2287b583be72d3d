import { Fault } from '../fault.js';
import { isDoc } from '../values/doc.js';
import { kindOf } from '../values/kind.js';
import { isNothing, type Operators, over } from './operator.js';

export const objects: Operators = {
  $literal: (value) => () => value,
  $mergeObjects: over(0, Infinity, (values) => {
    const wrong = values.find((value) => !isNothing(value) && !isDoc(value));
    if (wrong !== undefined)
      throw new Fault('BadValue', `$mergeObjects requires object inputs, but input is of type ${kindOf(wrong)}`);
    return Object.assign({}, ...values);
  }),
};

import { Fault } from '../fault.js';
import { isDoc } from '../values/doc.js';
import { shellText } from '../values/shell-text.js';
import { typeName } from '../values/type-name.js';
import { isNothing, type Operators, over } from './operator.js';

export const objects: Operators = {
  $literal: (value) => () => value,
  $mergeObjects: over(0, Infinity, (values) => {
    const wrong = values.find((value) => !isNothing(value) && !isDoc(value));
    if (wrong !== undefined)
      throw new Fault(
        'Location40400',
        `$mergeObjects requires object inputs, but input ${shellText(wrong)} is of type ${typeName(wrong)}`,
      );
    return Object.assign({}, ...values);
  }),
};

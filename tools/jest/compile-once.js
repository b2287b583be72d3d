import vm from 'node:vm';

/** Given to Jest as the context of an environment: the one that the worker itself runs in. */
export const ownContext = {};

// Jest compiles each module anew for each test file. A script that is there already has its functions compiled, for any context.
const scripts = new Map();
const compile = vm.compileFunction;

vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compile(code, parameters, options);
  let compiled = scripts.get(filename);
  if (compiled?.code !== code) {
    const script = new vm.Script(`(function(${parameters.join()}){${code}\n})`, { filename });
    compiled = { code, script };
    scripts.set(filename, compiled);
  }
  const { script } = compiled;
  return parsingContext === ownContext ? script.runInThisContext() : script.runInContext(parsingContext);
};

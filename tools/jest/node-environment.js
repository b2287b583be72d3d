import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

// Until Node 24 each storage that was ever used is visited for every promise that the process makes: what one test file
// leaves behind slows down all that come after it.
const used = new Set();
for (const name of ['run', 'enterWith']) {
  const use = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...given) {
    used.add(this);
    return use.apply(this, given);
  };
}

/** Node, without the storages of a test file once it is done. */
export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
}

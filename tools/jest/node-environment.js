import { AsyncLocalStorage } from 'node:async_hooks';
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { ownContext } from './compile-once.js';

// Before Node 24 every AsyncLocalStorage ever used is visited for each promise, so leftovers slow down later test files.
const used = new Set();
for (const name of ['run', 'enterWith']) {
  const use = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    used.add(this);
    return use.apply(this, args);
  };
}

/**
 * Test files run one after the other in the context of their worker, and not each in a new one: so packages can be
 * loaded once (`runtime.js`) and own files compiled once. What a file changes of the worker is undone after it.
 */
export default class NodeEnvironment {
  global = globalThis;

  constructor({ projectConfig: config }) {
    this.settings = { ...process.env };
    this.moduleMocker = new ModuleMocker(globalThis);
    const shared = { config, global: globalThis };
    this.fakeTimers = new LegacyFakeTimers({ ...shared, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers(shared);
  }

  async setup() {}

  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.settings);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return ownContext;
  }
}

const timerConfig = {
  idToRef: (id) => ({ id, ref: () => undefined, unref: () => undefined }),
  refToId: (timer) => timer?.id,
};

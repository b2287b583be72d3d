import '../../tools/jest/compile-once.js';
import { TestEnvironment } from 'jest-environment-jsdom';

// Missing in jsdom; browsers and Node have them.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'structuredClone',
];

export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
}

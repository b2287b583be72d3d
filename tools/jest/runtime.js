import { createRequire } from 'node:module';
import Runtime from 'jest-runtime';

// Those that take long to load. What they have of global state, such as mongoose's own connection, services do not use.
const loadedOnce = new Set([
  ...['@clerk/backend', '@clerk/express', 'amqplib', 'bson', 'compression', 'express', 'fast-check', 'html-validate'],
  ...['minio', 'mongodb', 'mongoose', 'nodemailer', 'pino', 'postal-mime', 'sharp', 'stripe', 'undici', 'zod'],
]);

/** Jest's runtime, but that some packages are loaded by Node itself, once for all test files of a worker. */
export default class SharingRuntime extends Runtime {
  requireModule(from, moduleName, options, isRequireActual) {
    if (isLoadedOnce(moduleName) && !options?.isInternalModule) return createRequire(from)(moduleName);
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

function isLoadedOnce(moduleName) {
  if (!moduleName || moduleName.startsWith('.') || moduleName.startsWith('/')) return false;
  const [first, second] = moduleName.split('/');
  return loadedOnce.has(first.startsWith('@') ? `${first}/${second}` : first);
}

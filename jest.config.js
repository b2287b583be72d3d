import { availableParallelism } from 'node:os';
import './tools/node-version.js';

const swc = [
  '@swc/jest',
  {
    // Packages are loaded when they are first used: most suites need a part of what they import.
    module: { type: 'commonjs', lazy: true },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];
const shared = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // They come as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(nanoid|eventsource-parser|p-limit|p-timeout|yocto-queue|@seriousme/openapi-schema-validator)/)',
  ],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(css|avif|webp|jpg|svg)$': '<rootDir>/packages/web-kit/jest-style.js',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
};

export default {
  // Suites wait for the emulators, which have a process of their own.
  maxWorkers: availableParallelism() + 1,
  // What test files leave behind slows down those that come after them in the same process.
  workerIdleMemoryLimit: '600MB',
  testSequencer: '<rootDir>/tools/jest/sequencer.js',
  // Here, not in a project: there it would not count. Long enough for processes that start on a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/jest/node-environment.js',
      runtime: '<rootDir>/tools/jest/runtime.js',
      globalSetup: '<rootDir>/tools/jest/global-setup.js',
      globalTeardown: '<rootDir>/tools/jest/global-teardown.js',
      testMatch: [
        '<rootDir>/{packages/{contracts,documents,domain,messages,openapi,service-kit},services,sandbox,tests,tools}/**/*.test.{ts,tsx}',
        '<rootDir>/{bench,deploy,docs,shell-app/{documents,server},static-pages-remote/map}/**/*.test.ts',
        '<rootDir>/shell-app/src/**/*.server.test.tsx',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/web-kit/jest-environment.js',
      setupFilesAfterEnv: ['<rootDir>/packages/web-kit/jest-setup.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '/shell-app/(documents|server)/',
        '\\.server\\.test\\.',
        '/static-pages-remote/map/',
      ],
      testMatch: ['<rootDir>/{packages/web-kit,shell-app,owner-remote,static-pages-remote}/**/*.test.{ts,tsx}'],
    },
  ],
};

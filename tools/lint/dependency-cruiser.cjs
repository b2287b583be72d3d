/** Allowed imports. boundaries.test.ts violates each rule once. */
const source =
  '^(packages|services|sandbox|shell-app|owner-remote|static-pages-remote|e2e|bench|tests|tools|deploy|docs)/';
const tests = '\\.test\\.tsx?$|/testing/|^(e2e|bench|tests)/|^(deploy|docs)/.*tests/';
const storage =
  '-(repository|projection|model|store|queue|clauses|pipeline)\\.ts$|/(inbox|outbox|compose|main)\\.ts$|^packages/service-kit/src/(mongo/|(messaging/open-messaging|start-service)\\.ts$)|^sandbox/';
// A translation names the type of what it translates, and the sandbox depends on what these test with it.
const relativeToOthers =
  '^packages/messages/src/locales/|^packages/service-kit/src/messaging/recovery/.*\\.test\\.ts$|^services/payment/src/testing/stripe-emulator\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'other-workspaces-are-imported-by-name',
      comment: 'What a workspace exports stands in its package.json. tools/ belongs to none.',
      severity: 'error',
      from: { path: '^((?:packages|services|tests)/[^/]+|shell-app/server|[^/]+)/', pathNot: relativeToOthers },
      to: { path: source, pathNot: '^$1/|^tools/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: source },
      to: { circular: true },
    },
    {
      name: 'services-never-import-services',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'only-servers-use-service-kit',
      severity: 'error',
      from: { path: source, pathNot: `^(services|sandbox|packages/service-kit|shell-app/server)/|${tests}` },
      to: { path: '^packages/service-kit/' },
    },
    {
      name: 'only-front-ends-use-web-kit',
      severity: 'error',
      from: { path: source, pathNot: '^(shell-app|owner-remote|static-pages-remote|packages/web-kit)/' },
      to: { path: '^packages/web-kit/' },
    },
    {
      name: 'only-pdf-renderers-import-documents',
      comment: 'Booking renders receipts, the build of the shell its documents. No page bundles pdfkit.',
      severity: 'error',
      from: {
        path: source,
        pathNot: `^(services/booking|packages/documents|shell-app/documents)/|^shell-app/webpack\\.config\\.js$|${tests}`,
      },
      to: { path: '^(packages|shell-app)/documents/' },
    },
    {
      name: 'contracts-import-only-the-domain',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: source, pathNot: '^packages/(contracts|domain)/' },
    },
    {
      name: 'messages-import-only-contracts-and-the-domain',
      comment: 'A translation also imports the type of what it translates.',
      severity: 'error',
      from: { path: '^packages/messages/', pathNot: '^packages/messages/src/locales/' },
      to: { path: source, pathNot: '^packages/(messages|contracts|domain)/' },
    },
    {
      name: 'translations-import-other-packages-for-types-only',
      severity: 'error',
      from: { path: '^packages/messages/src/locales/' },
      to: {
        path: source,
        pathNot: '^packages/(messages|contracts|domain)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-shared-domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: tests },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'remotes-never-import-the-shell-or-each-other',
      severity: 'error',
      from: { path: '^(shell-app|owner-remote|static-pages-remote)/' },
      to: { path: '^(shell-app|owner-remote|static-pages-remote)/', pathNot: '^$1/' },
    },
    {
      name: 'front-ends-never-import-services',
      severity: 'error',
      from: { path: '^(shell-app|owner-remote|static-pages-remote|packages)/' },
      to: { path: '^services/' },
    },
    {
      name: 'pages-never-import-the-server-of-the-shell',
      severity: 'error',
      from: { path: source, pathNot: `^shell-app/server/|${tests}` },
      to: { path: '^shell-app/server/' },
    },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-import-no-layer-above',
      comment: 'app > routes > features > shared',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/', pathNot: tests },
      to: { path: '^$1/src/(app|routes)/|^$1/src/App\\.tsx$' },
    },
    {
      name: 'routes-import-no-layer-above',
      severity: 'error',
      from: { path: '^([^/]+)/src/routes/', pathNot: tests },
      to: { path: '^$1/src/app/|^$1/src/App\\.tsx$' },
    },
    {
      name: 'shared-imports-no-layer-above',
      severity: 'error',
      from: { path: '^([^/]+)/src/shared/', pathNot: tests },
      to: { path: '^$1/src/(app|routes|features)/|^$1/src/App\\.tsx$' },
    },
    {
      name: 'nobody-imports-the-sandbox',
      comment: 'Apart from tests and the command that tries a release on the platform.',
      severity: 'error',
      from: { path: source, pathNot: `^sandbox/|^tools/(jest|release)/|${tests}` },
      to: { path: '^sandbox/' },
    },
    {
      name: 'the-domain-of-a-service-imports-only-domains',
      comment: 'Its own and the shared one, for types too: what a call or an event has is not what a rule is about.',
      severity: 'error',
      from: { path: '^services/.*/domain/', pathNot: tests },
      to: { pathNot: '^services/.*/domain/|^packages/domain/' },
    },
    {
      name: 'only-storage-imports-mongoose',
      severity: 'error',
      from: { path: source, pathNot: `${storage}|${tests}` },
      to: { path: 'node_modules/mongoose/' },
    },
    {
      name: 'use-cases-never-import-routes-or-consumers',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/',
        pathNot: `/(compose|main|exports)\\.ts$|(routes|consumers)\\.ts$|${tests}`,
      },
      to: { path: '^services/[^/]+/src/.*(routes|consumers)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};

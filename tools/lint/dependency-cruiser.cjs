/** The boundaries of the house: who may import whom. Each rule is tried with a deliberate violation in boundaries.test.ts. */
const source = '^(packages|services|sandbox|shell-app|owner-remote|static-pages-remote|e2e)/';
const tests = '\\.test\\.tsx?$|/testing/';
const technical = 'node_modules/(express|mongoose|amqplib|stripe|minio|sharp|nodemailer|pdfkit|@clerk)/';
// The files that hold rules, by name.
const rules = [
  ...['booking', 'booking-change', 'cancellation-terms', 'comes-back', 'ledger', 'paying-at-hotel', 'block', 'arrival'],
  ...['payment', 'refund', 'refund-order', 'hotel-figures', 'room', 'hotel', 'account', 'hotel-room', 'subscription'],
].join('|');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: source },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'services-never-import-services',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'only-services-use-service-kit',
      severity: 'error',
      from: { path: source, pathNot: '^(services|sandbox|packages/service-kit)/' },
      to: { path: '^packages/service-kit/' },
    },
    {
      name: 'only-front-ends-use-web-kit',
      severity: 'error',
      from: { path: source, pathNot: '^(shell-app|owner-remote|static-pages-remote|packages/web-kit)/' },
      to: { path: '^packages/web-kit/' },
    },
    {
      name: 'only-who-prints-uses-documents',
      comment: 'Booking prints receipts, the build of the shell its documents. No page carries what prints them.',
      severity: 'error',
      from: {
        path: source,
        pathNot: '^(services/booking|packages/documents|shell-app/documents)/|^shell-app/webpack\\.config\\.js$',
      },
      to: { path: '^(packages|shell-app)/documents/' },
    },
    {
      name: 'contracts-import-no-part-of-the-house',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: source, pathNot: '^packages/contracts/' },
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
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'pages-of-a-remote-never-import-pages',
      comment: 'What two of them use stands in parts, content or photos.',
      severity: 'error',
      from: { path: '^(owner|static-pages)-remote/src/([^/]+)/', pathNot: tests },
      to: { path: '^$1-remote/src/[^/]+/', pathNot: '^$1-remote/src/($2|parts|content|photos|assets)/' },
    },
    {
      name: 'nobody-imports-the-sandbox',
      comment: 'Tests apart, and the end-to-end journeys, which are tests.',
      severity: 'error',
      from: { path: source, pathNot: `^sandbox/|^e2e/|${tests}` },
      to: { path: '^sandbox/' },
    },
    {
      name: 'the-domain-imports-nothing-technical',
      comment: 'The rules: states, terms, ledgers, figures, offers.',
      severity: 'error',
      from: {
        path: `^services/[^/]+/src/[^/]+/(${rules})\\.ts$`,
      },
      to: { path: technical },
    },
    {
      name: 'use-cases-never-import-the-ways-in',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: `/(build|main|routes|consumers|exports|app)\\.ts$|${tests}` },
      to: { path: '^services/[^/]+/src/.*/(routes|consumers)\\.ts$' },
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

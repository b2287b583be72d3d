import express, { type Request, Router } from 'express';
import { RequestError } from '@wayhouse/contracts';
import { atMostEachMinute, type Log, loggablePath, type Metrics } from '@wayhouse/service-kit/http';
import { z } from 'zod';

/** Where browsers report what the content security policy has stopped. */
export const policyReportsPath = '/policy-reports';
/** The name of that place in the policy. */
export const policyReportsGroup = 'policy';

/** Several reports come together; each has the addresses of the page, of what was stopped, and of who asked for it. */
const mostBytes = 20_000;
const mostReports = 20;
const mostLinesPerMinute = 30;
const mostCharacters = 200;

const directives = [
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ],
  ...['img-src', 'font-src', 'connect-src', 'media-src', 'worker-src', 'frame-src', 'object-src', 'manifest-src'],
  ...['frame-ancestors', 'form-action', 'base-uri'],
];
const origins = ['own', 'other', 'inline'] as const;
type Origin = (typeof origins)[number];

const text = z.string().max(10_000).catch('');
/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation, for browsers without the Reporting API. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      // Older browsers name the whole directive there, with its values.
      directive: report['effective-directive'] || report['violated-directive'].split(' ', 1)[0]!,
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]);
/** https://www.w3.org/TR/CSP3/#reporting; reports of other kinds may come with them. */
const reports = z.array(z.object({ type: z.string(), body: z.unknown() })).transform((list) =>
  list
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, mostReports)
    .map(({ body }) => violation.parse(body)),
);
const violation = z
  .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text })
  .catch({ documentURL: '', effectiveDirective: '', blockedURL: '', sourceFile: '' })
  .transform((body) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
  }));

type Violation = z.output<typeof violation>;

const readBody = express.json({
  type: ['application/csp-report', 'application/reports+json'],
  limit: mostBytes,
});

/** Takes the reports of browsers about pages of this site, counts them, and logs the first of each minute. */
export function policyReports(publicUrl: string, { metrics, log }: { metrics: Metrics; log: Log }): Router {
  const own = new URL(publicUrl).origin;
  const counter = metrics.counter('policy_violations_total', 'What the content security policy has stopped', [
    'directive',
    'origin',
  ]);
  // Without a first sample of 0, the rate would miss the first report.
  for (const origin of origins) for (const directive of [...directives, 'other']) counter.inc({ directive, origin }, 0);
  const mayLog = atMostEachMinute(mostLinesPerMinute);

  function report(each: Violation) {
    if (originOf(each.page) !== own || isExtension(each)) return;
    const directive = directives.includes(each.directive) ? each.directive : 'other';
    const blocked = originOf(each.blocked);
    const origin: Origin = blocked === undefined ? 'inline' : blocked === own ? 'own' : 'other';
    counter.inc({ directive, origin });
    if (!mayLog()) return;
    const violation = {
      directive,
      page: placeOf(each.page),
      blocked: shown(each.blocked, own),
      source: placeOf(each.source),
    };
    log.warn({ violation }, 'the content security policy has stopped something');
  }

  const router = Router();
  router.post(policyReportsPath, readBody, (request, response) => {
    for (const each of violationsIn(request)) report(each);
    response.status(204).end();
  });
  return router;
}

function violationsIn({ body }: Request): Violation[] {
  if (body === undefined) throw new RequestError('json-required');
  const parsed = z.union([oldReport, reports]).safeParse(body);
  if (!parsed.success) throw new RequestError('body-unreadable');
  return parsed.data;
}

/** Of addresses that have one; `inline`, `eval` and `data` have none. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) ? `${protocol.replace('ws', 'http')}//${host}` : undefined;
}

/** What a visitor has installed is not about the site. */
const isExtension = ({ source, blocked }: Violation): boolean =>
  [source, blocked].some((address) => /^[a-z-]*-extension(:|$)/i.test(address));

/** Without its query and fragment, and without tokens. */
function placeOf(address: string): string {
  const origin = originOf(address);
  return (origin ? origin + loggablePath(new URL(address).pathname) : '').slice(0, mostCharacters);
}

/** Of another site its origin alone: a script that steals something may have put it into the path. */
function shown(blocked: string, own: string): string {
  const origin = originOf(blocked);
  if (origin === own) return placeOf(blocked);
  return (origin ?? blocked.split(':', 1)[0]!.replace(/[^\w-]/g, '')).slice(0, mostCharacters);
}
